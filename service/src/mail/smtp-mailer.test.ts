import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { smtpMailer } from './smtp-mailer';

const MAIL = { to: 'asha@example.org', subject: 'Hello', text: 'Dear Asha' };
let server: Server;
let received: string;
let recipients: string;

/** Speaks just enough SMTP to take one mail. */
function converse(socket: Socket): void {
  let inMail = false;
  socket.write('220 ready\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    if (inMail) {
      received += text;
      if (received.endsWith('\r\n.\r\n')) {
        inMail = false;
        socket.write('250 taken\r\n');
      }
    } else if (text.startsWith('RCPT')) socket.write(recipients);
    else if (text.startsWith('DATA')) {
      inMail = true;
      socket.write('354 go on\r\n');
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}

beforeEach(async () => {
  received = '';
  recipients = '250 ok\r\n';
  server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

const address = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
const send = () => smtpMailer(address(), { requireTls: false }).send(MAIL);

it('sends nothing without TLS, unless the operator allows it', async () => {
  await expect(smtpMailer(address()).send(MAIL)).rejects.toThrow('did not take a mail');
  expect(received).toBe('');
});

it('hands the mail to the server', async () => {
  await send();
  expect(received).toContain('To: asha@example.org');
  expect(received).toContain('Dear Asha');
});

it.each([
  [undefined, 'From: Nivara <no-reply@nivara.example>'],
  ['The Clinic <no-reply@clinic.example>', 'From: The Clinic <no-reply@clinic.example>'],
])('gives a mail the configured sender (%s), or else that of Nivara', async (sender, header) => {
  await smtpMailer(address(), { requireTls: false, sender }).send(MAIL);
  expect(received).toContain(header);
});

it('reports why a mail was refused, without its recipient', async () => {
  recipients = '550 <asha@example.org> is unknown\r\n';
  await expect(send()).rejects.toThrow('The mail server did not take a mail (EENVELOPE 550).');
});
