/** A photograph as a page of a document. */
export interface PhotoPage {
  /** The file is read again when another page leaves less room for this one. */
  source: File;
  jpeg: Blob;
  width: number;
  height: number;
  /** A small picture as a `data:` URL. The site's policy lets a page show a file in no other way. */
  thumbnail: string;
}

/** Photographs and the PDF that is made of them. */
export interface PhotoDocument {
  file: File;
  pages: readonly PhotoPage[];
}

export interface PhotoReading {
  document: PhotoDocument | undefined;
  /** Photographs that could not be added. */
  refused: { name: string; reason: string }[];
}

export const PHOTO_MESSAGES = {
  unreadable: 'Your browser cannot read this picture. Please choose a photograph as JPEG or PNG.',
  failed: 'They could not be read. Please try again.',
  tooManyPages: 'One document has up to 20 pages. Please add the rest as another document.',
  tooLarge: 'The photographs do not fit into one document. Please add them as another one.',
} as const;

export const PHOTO_TYPES = 'image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif';

const PHOTO_NAME = /\.(jpe?g|png|hei[cf])$/i;

/** Some systems give a HEIC file no type, so its name counts as well. */
export const isPhotograph = ({ type, name }: File) => type.startsWith('image/') || PHOTO_NAME.test(name);
