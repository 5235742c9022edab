import net from 'node:net';

const TIME_LIMIT_MS = 30_000;
const LONGEST_ANSWER = 4096;

export type Scanner = (file: Buffer) => Promise<'clean' | 'infected'>;

/** Sends a file to ClamAV's daemon: `tcp://host:3310` or `unix:/path`. Throws when it gives no verdict. */
export function clamdScanner(url: string): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url);
  const target =
    protocol === 'unix:'
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
  return async (file) => {
    const answer = await ask(target, file);
    if (answer === 'stream: OK') return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
    throw new Error(`The virus scanner answered: ${answer || 'nothing'}`);
  };
}

function ask(target: net.NetConnectOpts, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(target);
    const timer = setTimeout(() => socket.destroy(new Error('The virus scanner timed out')), TIME_LIMIT_MS);
    socket.on('connect', () => socket.write(Buffer.concat([COMMAND, sizeOf(file.length), file, sizeOf(0)])));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('The virus scanner answers too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0.*$/s, ''));
    });
  });
}

const COMMAND = Buffer.from('zINSTREAM\0', 'latin1');

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}
