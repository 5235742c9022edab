/** A photograph as a page of a document. */
export interface PhotoPage {
  /** The file is read again when another page leaves less room for this one. */
  source: File;
  jpeg: Blob;
  width: number;
  height: number;
  /** A small picture as a `data:` URL, since the site's policy allows no `blob:` pictures. */
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
  unreadable:
    'This file is broken, or not a picture that browsers can read. Please photograph the page again, or choose a JPEG or PNG.',
  heic: 'Your browser cannot read HEIC pictures. Set your phone’s camera to “Most compatible” (on an iPhone: Settings, Camera, Formats) and photograph the page again, or take a screenshot of the picture and choose that.',
  failed: 'They could not be read. Please try again.',
  tooManyPages: 'One document has up to 20 pages. Please add the rest as another document.',
  tooLarge: 'The photographs do not fit into one document. Please add them as another one.',
} as const;

export const PHOTO_TYPES = 'image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif';

const PHOTO_NAME = /\.(jpe?g|png|hei[cf])$/i;

const HEIC_NAME = /\.hei[cf]$/i;

export const whyUnreadable = ({ type, name }: File): string =>
  /^image\/hei[cf]/.test(type) || HEIC_NAME.test(name) ? PHOTO_MESSAGES.heic : PHOTO_MESSAGES.unreadable;

/** Some systems give a HEIC file no type, so its name counts as well. */
export const isPhotograph = ({ type, name }: File) => type.startsWith('image/') || PHOTO_NAME.test(name);
