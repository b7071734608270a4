import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInlineHashes } from './inlineHashes';

describe('hashes of what pages carry inline', () => {
  it('names each inline script and style once, and no script that is a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'itape-'));
    const page = '<style>a{}</style><script src="/a.js"></script><script type="module">let a</script><style></style>';
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'app.html'), '<style data-x>a{}</style>');
    writeFileSync(join(folder, '.tela-comprarViagem.html'), '<style>b{}</style><script>let a</script>');
    const { scripts, styles } = readInlineHashes(folder);
    expect(scripts).toEqual(["'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='"]);
    expect(styles).toHaveLength(3);
    expect(styles).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('finds none where nothing is built', () => {
    expect(readInlineHashes('/none')).toEqual({ scripts: [], styles: [] });
  });
});
