// In its own file, so that pages can use it without loading the schemas.

/** The most bytes of an attached file, and of an image. */
export const maxAttachmentBytes = 10 * 1024 * 1024;
export const maxImageBytes = 5 * 1024 * 1024;

export const maxAttachmentName = 200;
