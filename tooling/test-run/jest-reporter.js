const fs = require('node:fs');
const path = require('node:path');

// This file is plain JavaScript, since jest loads reporters without the transforms of tests.
const MARK = '\u001e';
const MOST_LINES = 40;
const root = path.resolve(__dirname, '../..');
const sendEvent = (event) => process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);

/** Reports progress and each failure, with the command that runs only this test. */
class JestReporter {
  onRunStart({ numTotalTestSuites }) {
    sendEvent({ kind: 'total', total: numTotalTestSuites, unit: 'files' });
    this.done = 0;
  }

  onTestCaseResult(_test, { status }) {
    if (status === 'passed') sendEvent({ kind: 'passed' });
  }

  onTestResult(test, result) {
    this.done += 1;
    sendEvent({ kind: 'done', done: this.done });
    if (result.testExecError || (result.failureMessage && result.testResults.length === 0)) {
      const title = path.relative(root, test.path);
      sendEvent({ kind: 'failed', failure: { title, text: brief(result.failureMessage ?? '') } });
    }
    for (const { status, ancestorTitles, title, failureMessages } of result.testResults) {
      if (status === 'passed') continue;
      const [file, ...names] = fileAndTitles(test.path, [...ancestorTitles, title]);
      const project = test.context.config.displayName?.name;
      sendEvent({
        kind: 'failed',
        failure: {
          title: `${file} › ${names.join(' › ')}`,
          text: brief(failureMessages.join('\n') || `It is ${status}: every test has to run.`),
          rerunCommand: `npx jest ${project ? `--selectProjects ${project} --runTestsByPath` : ''} ${file} -t ${JSON.stringify(names.join(' '))}`,
        },
      });
    }
  }
}

/** When `npm test` runs several files as one group (tooling/test-groups), each title begins with its file. */
function fileAndTitles(testFile, titles) {
  const [first = ''] = titles;
  return fs.existsSync(path.join(root, first)) && first.includes('.test.')
    ? titles
    : [path.relative(root, testFile), ...titles];
}

const withoutColours = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

function brief(text) {
  const lines = withoutColours(text).split('\n');
  const shown = lines.filter((line) => !/node_modules|node:internal/.test(line)).slice(0, MOST_LINES);
  return shown.join('\n');
}

module.exports = JestReporter;
