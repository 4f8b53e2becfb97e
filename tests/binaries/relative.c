/* Many pointers to itself, and one to another library. */

extern int wanted_data;
static int here;
#define FOUR &here, &here, &here, &here
int *offered_pointers[] = {FOUR, FOUR, FOUR, FOUR, &wanted_data, FOUR, FOUR, FOUR, FOUR};
