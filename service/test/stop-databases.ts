import { stopDatabases } from './start-databases';

// Jest asks for a default export.
// eslint-disable-next-line import-x/no-default-export
export default stopDatabases;
