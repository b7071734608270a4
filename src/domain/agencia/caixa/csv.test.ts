import { emReais, toCsv, type CelulaCsv } from './csv';

const line = (...cells: CelulaCsv[]) => toCsv([cells]).slice(1);

describe('a spreadsheet', () => {
  it.each<[string, string]>([
    ['=1+1', "'=1+1\r\n"],
    ['+55 11', "'+55 11\r\n"],
    ['-2', "'-2\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['\t=1', `'\t=1\r\n`],
    ['\r=1', `"'\r=1"\r\n`],
    ['\n=1', `"'\n=1"\r\n`],
    ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"\r\n`],
    ['＝1', "'＝1\r\n"],
    ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1\r\n"],
    ['Troco; para "amanhã"', '"Troco; para ""amanhã"""\r\n'],
    ['Troco, amanhã', 'Troco, amanhã\r\n'],
    ['duas\nlinhas', '"duas\nlinhas"\r\n'],
    ['a=b', 'a=b\r\n'],
    ['', '\r\n'],
  ])('writes the text %j so that nothing of it runs', (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  it('leaves numbers numbers, whatever their sign', () => {
    expect(line(-12.34, 0, 7, null, emReais(-1_234), emReais(5), emReais(14_810))).toBe(
      '-12,34;0;7;;-12,34;0,05;148,10\r\n',
    );
  });

  it('ends every line with CRLF and begins so that accents are read', () => {
    expect(
      toCsv([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('\ufeffa;1\r\nb;2\r\n');
  });
});
