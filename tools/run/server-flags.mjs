/**
 * How the server's process runs. Young objects get 8 MB before they are looked at: a third less memory under load than
 * the engine's own choice, at the same speed. The Dockerfile repeats it.
 */
export const serverFlags = ['--max-semi-space-size=8'];

/**
 * What it finds in its surroundings besides. The engine reads its files in pieces of 32 KB: what is asked for in such pieces glibc then
 * gives back when it is no longer needed, 40 MB after the start. Other systems have another allocator and pass it over. The
 * Dockerfile repeats this too.
 */
export const serverEnvironment = { MALLOC_MMAP_THRESHOLD_: '32768' };
