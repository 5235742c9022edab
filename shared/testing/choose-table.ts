/** Shows lists with all of their columns, as after choosing “Table” once. */
export function chooseTable(): void {
  beforeEach(() => localStorage.setItem('nivara-table-view', 'table'));
  afterEach(() => localStorage.removeItem('nivara-table-view'));
}
