/** An edit within this time of writing keeps nothing: it corrects what hardly anyone has read. */
export const editGraceMinutes = 5;
