// eslint-disable-next-line no-restricted-imports -- The shared router would send it to every visitor; only tests use it.
export { MemoryRouter } from 'react-router-dom';
