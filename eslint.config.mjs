import { readdirSync, existsSync } from 'node:fs';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = readdirSync('.').filter((name) => name.startsWith('remote-'));

/** Room → the rooms that it may import, with the reason. Imports between two rooms go one way only. */
const mayImport = {
  shared: [[], 'everybody builds on shared, so it builds on nobody. Pass what you need as an argument.'],
  registry: [['shared'], 'it is read by the site and written by publishing, and knows neither.'],
  service: [['shared'], 'it imports only shared/domain, shared/contracts and shared/server.'],
  ...Object.fromEntries(
    remotes.map((remote) => [
      remote,
      [
        ['shared'],
        "remotes meet only at run time. Move what both need into shared/, link to the other's page, or open its modal by name.",
      ],
    ]),
  ),
  shell: [
    ['shared', 'registry'],
    "it learns of remotes from the registry alone, and of data from /api. Say what you need in the remote's remote.json.",
  ],
  tooling: [
    ['shared', 'registry', 'shell'],
    'of the parts it imports only shared, registry and shell; it builds, publishes and starts the others.',
  ],
  bench: [['shared', 'registry', 'shell', 'service', 'tooling'], 'it measures a running site, not tests.'],
  e2e: [['shared', 'registry', 'shell', 'service', 'tooling'], 'it uses the parts as a visitor does.'],
};
/** Contract tests alone import remotes and the service: they compare the remotes' fakes with the service. */
const CONTRACT_TESTS = 'service/test/fakes/**';
const roomsOfFakes = [...remotes, 'shared/testing', 'shared/area'].map((room) => `./${room}`);
const rooms = Object.keys(mayImport).filter((room) => existsSync(room));

const sharedRooms = readdirSync('shared', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map((entry) => entry.name);

/** Room of shared → the rooms of shared that it may import. */
const sharedMayImport = {
  contracts: ['domain'],
  domain: [],
  'api-client': ['contracts', 'domain'],
  'app-context': ['contracts', 'api-client'],
  ui: ['contracts', 'app-context'],
  forms: ['contracts', 'domain', 'api-client', 'app-context', 'ui'],
  area: ['contracts', 'domain', 'api-client', 'app-context', 'ui', 'forms'],
  federation: [],
  server: [],
  isolation: ['contracts', 'api-client', 'app-context', 'ui'],
  testing: sharedRooms,
};

/** Room → the npm packages that it may import; rooms that are not named here may import any. */
const sharedPackages = {
  contracts: [],
  domain: ['yup'],
  'api-client': [],
  'app-context': ['react', 'react-router-dom'],
  ui: ['react', 'react-dom', 'styled-components', 'formik', '@fontsource-variable'],
};

/** Tests of all rooms may import these, which depend on neither React nor the browser. */
const FOR_ALL_TESTS = ['test-extent.ts', 'quick-folder.ts'];

const zone = (target, from, except, message) => ({
  target: `./${target}`,
  from: `./${from}`,
  except,
  message,
});

const zones = [
  ...rooms.flatMap((room) => {
    const [allowed, reason] = mayImport[room];
    return rooms
      .filter((other) => other !== room && !allowed.includes(other))
      .map((other) => zone(room, other, [], `${room} must not import ${other}: ${reason}`));
  }),
  ...sharedRooms
    .filter((room) => !['domain', 'contracts', 'server'].includes(room))
    .map((room) =>
      zone(
        'service',
        `shared/${room}`,
        room === 'testing' ? FOR_ALL_TESTS : [],
        `The service must not import shared/${room}: it knows nothing of React or of the browser. Rules belong in shared/domain, types in shared/contracts.`,
      ),
    ),
  ...Object.entries(sharedMayImport).flatMap(([room, allowed]) =>
    sharedRooms
      .filter((other) => other !== room && !allowed.includes(other) && other !== 'testing')
      .map((other) =>
        zone(
          `shared/${room}`,
          `shared/${other}`,
          [],
          `shared/${room} may import only ${[...allowed, ...(sharedPackages[room] ?? [])].join(', ') || 'nothing'}. See docs/guides/import-rules.md.`,
        ),
      ),
  ),
];

/** The rules of React's compiler take nearly half of the linter's time, so the fast test run leaves them out. */
const { 'react-hooks/rules-of-hooks': rulesOfHooks, 'react-hooks/exhaustive-deps': exhaustiveDeps } =
  reactHooks.configs.recommended.rules;
const hookRules = process.env.LINT_WITHOUT_COMPILER
  ? { 'react-hooks/rules-of-hooks': rulesOfHooks, 'react-hooks/exhaustive-deps': exhaustiveDeps }
  : reactHooks.configs.recommended.rules;

export default tseslint.config(
  { ignores: ['**/dist/**', '**/dist-server/**', '**/.data/**', '**/.cache/**', '**/test-results/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['tsconfig.json', 'tsconfig.node.json'] }),
      ],
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      ...hookRules,
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 12 }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 260, skipBlankLines: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  ...Object.entries(sharedPackages).map(([room, packages]) => ({
    files: [`shared/${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!\\.|@nivara/shared/${packages.map((name) => `|${name}($|/)`).join('')})`,
              message: `shared/${room} may import only ${packages.join(', ') || 'no package'} from node_modules. See docs/guides/import-rules.md.`,
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['{shell/src,remote-*/src,shared/{testing,isolation,forms}}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              message:
                'Import from @nivara/shared/app-context/router: one copy of the router is shared at run time, cut to what is used.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['service/src/**/*.ts'],
    ignores: ['**/*-repository.ts', '**/*.test.ts', 'service/src/{database,demo}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
          message:
            'SQL belongs in a repository: write a function in the *-repository.ts of this folder that takes the database first, and call that.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'kysely',
              importNames: ['sql'],
              message: 'SQL belongs in a repository: move this query to the *-repository.ts of this folder.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['service/src/**/*-repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':function > Identifier.params:not(:first-child)[typeAnnotation.typeAnnotation.typeName.name="Database"]',
          message: 'The database or the transaction is the first argument of each function of a repository.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/app-context'],
              message:
                'A repository takes the database or the transaction as its first argument, and other values by themselves: not the whole context.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [CONTRACT_TESTS],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: zones.filter(({ target, from }) => target !== './service' || !roomsOfFakes.includes(from)),
        },
      ],
    },
  },
  {
    // Config files and lazily imported modules need a default export.
    files: [
      '**/*.config.{js,ts,mjs}',
      'shared/federation/*.{js,ts}',
      'tooling/build/*.js',
      'service/test/{start,stop}-databases.ts',
      'webpack.common.js',
      '**/src/*routes.tsx',
      '**/src/modals/**/*-modal.tsx',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // Playwright passes fixtures a function named "use", and expects its global set-up as a default export.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: [
      'tooling/**',
      'bench/**',
      'service/src/operation/*-command.ts',
      'service/src/run-service.ts',
      'shell/server/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
