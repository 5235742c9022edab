// eslint-disable-next-line no-restricted-imports -- Only for tests: from the shared router, visitors would load it too.
export { MemoryRouter } from 'react-router-dom';
