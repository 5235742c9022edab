import type { BuildTime } from './build-times';
import type { Measured } from './metrics';
import type { Scenario } from './scenarios';
import type { SecondRemote } from './second-remote';
import { comparisonRow, HEAD, markdownTable, pageRows, type Row } from './table';
import {
  EVERYWHERE,
  SECOND_REMOTE_BYTES,
  targetOf,
  MORE_REMOTES,
  WALK_HOVER_TARGET,
  WALK_TARGET,
  type Cache,
  type Target,
} from './targets';
import type { Walk } from './walk';

export interface PageResult extends Scenario {
  cache: Cache;
  composed: Measured[];
  single: Measured[];
}

export interface WalkResult {
  hover: boolean;
  composed: Walk[];
  single: Walk[];
}

export const pageReport = ({ path, kind, cache, composed, single }: PageResult): string =>
  section(
    `\`${path}\`${kind === 'signed-in' ? ' signed in' : ''}, ${cache} cache`,
    markdownTable(
      HEAD,
      pageRows(composed, single, (metric) => targetOf(kind, cache, metric)),
    ),
  );

/** Reports the time from click to heading, for each step and for both together. */
export function walkReport({ hover, composed, single }: WalkResult): string {
  const compare = (title: string, figure: (walk: Walk) => number, target?: Target, digits = 0) =>
    comparisonRow(title, { ours: composed.map(figure), theirs: single.map(figure) }, target, digits);
  const rows: Row[] = [
    compare('to the courses, ms', (walk) => walk.steps[0]?.heading ?? Number.NaN),
    compare('on to a course, ms', (walk) => walk.steps[1]?.heading ?? Number.NaN),
    compare('both, ms', walkTime, hover ? WALK_HOVER_TARGET : WALK_TARGET),
    compare('longest task, ms', ({ longestTaskMs }) => longestTaskMs, EVERYWHERE['longest task']),
    compare('layout shift', ({ layoutShift }) => layoutShift, EVERYWHERE['layout shift'], 4),
  ];
  return section(
    `The walk by click${hover ? ', after 300 ms of hovering over each link' : ''} (${composed.length} walks each)`,
    markdownTable(HEAD, rows),
  );
}

const walkTime = ({ steps }: Walk) => steps.reduce((all, { heading }) => all + heading, 0);

export function secondRemoteReport({ name, all, scripts, exposed, own }: SecondRemote): string {
  const otherBytes = scripts - own;
  const isMet = otherBytes <= SECOND_REMOTE_BYTES;
  return section(
    `A second remote’s first visit (the walk’s step into ${name})`,
    markdownTable(
      ['bytes', ''],
      [
        ['all that was fetched, data and pictures too', String(all)],
        ['scripts, headers included', String(scripts)],
        ['the remote’s own code for the page, compressed', String(own)],
        ['of it, the exposed modules of the route', String(exposed)],
        [
          'scripts besides its own code',
          `${otherBytes}, at most ${SECOND_REMOTE_BYTES}: ${isMet ? 'met' : '**not met**'}`,
        ],
      ],
    ),
  );
}

export function moreRemotesReport({ asBuilt, more }: { asBuilt: Measured[]; more: Measured[] }): string {
  const withTarget = new Set<string>(['largest paint', 'interactive', 'bytes']);
  const rows = pageRows(more, asBuilt, (metric) => (withTarget.has(metric) ? MORE_REMOTES : undefined));
  return section(
    `Seven more remotes, \`/\`, cold cache (${more.length} visits each)`,
    markdownTable(['figure', 'seven more', 'as built', 'ratio', 'target', ''], rows),
  );
}

export const buildReport = (times: BuildTime[]): string =>
  section(
    'A remote’s production build',
    markdownTable(
      ['remote', 'from nothing, s', 'nothing changed, s'],
      times.map(({ remote, clean, again }) => [remote, clean.toFixed(1), again.toFixed(1)]),
    ),
  );

const section = (title: string, text: string) => `### ${title}\n\n${text}`;
