// --property deref
// A library function that allocates only where it is given no room.
#include <unistd.h>

int main(void) {
    char room[8];
    char *in = room;
    getcwd(room, sizeof room);
    in += room[0] & 7;
    return *in; // holds
}
