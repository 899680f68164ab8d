/**
 * Where our own server keeps what reads letters: program, WebAssembly and languages, beside each other, because the program
 * looks for them there. It bears its version, since it may be kept for a year.
 */
export const lettersFolder = '/assets/letters-7.0.0';
