import { stopDatabases } from './start-databases';

// Jest asks for a default export.
export default stopDatabases;
