/** The frame of the sticker (art/motifs/sticker.ts), whose file has this size. */
export const stickerFrame = { width: 600, height: 600 }
