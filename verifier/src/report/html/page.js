// Each failure's steps are walked by clicks or by the arrow keys; what is known at a step is put beside the source.
"use strict";

for (const section of document.querySelectorAll("section.failure")) {
  const data = JSON.parse(section.querySelector("script").textContent);
  const items = [...section.querySelectorAll(".path li")];
  const state = section.querySelector(".state");
  const line = (step) => section.querySelector(`[data-line="${step.file}:${step.line}"]`);

  const element = (kind, text, name) => {
    const made = document.createElement(kind);
    made.textContent = text;
    if (name) made.className = name;
    return made;
  };

  // What the variables of an activation, and the global ones, are after a step.
  const known = (last, frame) => {
    const values = new Map(data.frames[frame].arguments);
    for (const step of data.steps.slice(0, last + 1)) {
      // What was read before anything was written is known from its reading only.
      for (const [name, value] of step.frame === frame ? step.before : []) {
        if (!values.has(name)) values.set(name, value);
      }
      for (const [name, value, owner] of step.after) {
        if (owner === null || owner === frame) values.set(name, value);
      }
    }
    return values;
  };

  const show = (current) => {
    for (const row of section.querySelectorAll("tr.went")) {
      row.className = "";
      row.querySelector(".values").textContent = "";
    }
    data.steps.slice(0, current + 1).forEach((step) => {
      const row = line(step);
      if (!row) return;
      row.className = "went";
      const values = step.after.length ? step.after : step.before;
      if (step.frame === data.steps[current].frame || step.after.length) {
        row.querySelector(".values").textContent = values.map(([name, value]) => `${name} = ${value}`).join(", ");
      }
    });
    items.forEach((item, index) => item.classList.toggle("now", index === current));
    const step = data.steps[current];
    const row = line(step);
    if (row) {
      row.className = "went now";
      row.scrollIntoView({ block: "center" });
    }
    items[current].scrollIntoView({ block: "nearest" });
    const table = document.createElement("table");
    for (const [name, value] of known(current, step.frame)) {
      const entry = table.insertRow();
      entry.append(element("td", name), element("td", value, "value"));
    }
    state.replaceChildren(element("b", `step ${current + 1} of ${items.length}, in ${data.frames[step.frame].name}`), table);
    section.dataset.current = current;
  };

  items.forEach((item, index) => item.querySelector("button").addEventListener("click", () => show(index)));
  section.tabIndex = 0;
  section.addEventListener("keydown", (event) => {
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = Number(section.dataset.current) + (move ?? 0);
    if (move && items[next]) {
      event.preventDefault();
      show(next);
    }
  });
  if (items.length) show(items.length - 1);
}
window.scrollTo(0, 0);
