/** Patterns of the console messages that the running test expects; any other warning or error fails it. */
export const expectedMessages: RegExp[] = [];
