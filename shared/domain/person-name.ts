interface NameParts {
  firstName?: string;
  middleName?: string;
  lastName?: string;
}

/** How a part of a name is kept. */
export const tidyBlanks = (text: string) => text.trim().replace(/\s+/g, ' ');

/** First, middle and last name joined, with single blanks. */
export const fullNameOf = ({ firstName = '', middleName = '', lastName = '' }: NameParts) =>
  tidyBlanks([firstName, middleName, lastName].join(' '));
