/** Where the pages of messages are in the area of whoever reads them. */
export interface MessagePages {
  all: string;
  conversation: (id: string) => string;
  begin: string;
}
