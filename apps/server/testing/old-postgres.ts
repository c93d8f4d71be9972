import { createServer, type Server } from 'node:net';

/** Implements just enough of PostgreSQL's protocol to accept every login and answer every query with its version. */
export function answerAsPostgres(versionNumber: string): Server {
  return createServer((socket) => {
    let greeted = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', () => {
      socket.write(
        greeted
          ? versionAnswer(versionNumber)
          : Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]),
      );
      greeted = true;
    });
  });
}

function versionAnswer(versionNumber: string): Buffer {
  const column = Buffer.concat([
    text('server_version_num'),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
  const value = Buffer.from(versionNumber);
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), column])),
    message('D', Buffer.concat([int16(1), int32(value.length), value])),
    message('C', text('SHOW')),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}
