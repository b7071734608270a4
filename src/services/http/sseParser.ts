/**
 * Incremental parser of an event stream, independent of chunk boundaries; passes on each event's data as JSON. Comments
 * (heartbeats) and invalid JSON are skipped.
 */
export function createSseParser(onMessage: (data: unknown) => void): (chunk: string) => void {
  let rest = '';
  let data: string[] = [];

  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) deliver(data.join('\n'), onMessage);
      data = [];
    } else if (text.startsWith('data:')) {
      data.push(text.slice(5).replace(/^ /, ''));
    }
  };

  return (chunk) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) line(text);
  };
}

function deliver(text: string, onMessage: (data: unknown) => void): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  onMessage(value);
}
