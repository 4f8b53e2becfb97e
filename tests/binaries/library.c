/* Each kind of symbol that a shared library can have; no header and no C library needed. */

#define HIDDEN __attribute__((visibility("hidden")))
#define PROTECTED __attribute__((visibility("protected")))
#define WEAK __attribute__((weak))

/* Undefined: bound to a version of the stubs, without a version, weak, and never used. */
extern int cudaMalloc(void **pointer, unsigned long size);
extern int cudaFree(void *pointer);
extern void *memcpy(void *to, const void *from, unsigned long size);
extern int wanted_function(int);
extern int wanted_data;
extern WEAK int wanted_weakly(int);

/* As libstdc++ 13's <iostream> does: a symbol in the table, and no relocation that names it. */
__asm__(".globl never_asked_for");

/* Defined: for everybody, overridable, for this library alone. */
int offered_data = 3;
int (*offered_pointer)(int) = wanted_function;
__thread int offered_thread_local;
WEAK int offered_weakly(int x) { return x; }
PROTECTED int offered_protected(int x) { return x + 1; }
HIDDEN int hidden(int x) { return x + 2; }
static int local(int x) { return x + 3; }

int offered_function(int x)
{
    void *memory = 0;
    if (cudaMalloc(&memory, 8) || cudaFree(memory) || !memcpy(memory, &x, 4))
        return local(x);
    if (wanted_weakly)
        x = wanted_weakly(x);
    return offered_weakly(wanted_function(x)) + offered_protected(wanted_data) + hidden(x);
}
