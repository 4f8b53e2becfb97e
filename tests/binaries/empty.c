/* Asks for one symbol and defines none for others. */

extern int wanted_function(int);
static int (*volatile pointer)(int) = wanted_function;
__attribute__((constructor)) static void begin(void) { pointer(1); }
