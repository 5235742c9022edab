/** The addresses of the message pages in the reader's own area. */
export interface MessagePages {
  all: string;
  conversation: (id: string) => string;
  begin: string;
}
