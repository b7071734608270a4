import { documentoAntigo, outrasCores, umaCompanhia } from '../../../../tests/bodies/companhiaBodies';
import type { Aplicativos, CoresMarca, Marca } from '../../wire/companhia/companhia';
import { completeCompanhia } from '../completeCompanhia';
import { readCompanhia, readDocumentoCompanhia } from '../documentoCompanhia';
import { aplicativosPadrao, coresPadrao, marcaPadrao } from './marcaPadrao';

const SHA = Array.from({ length: 32 }, () => 'AB').join(':');
const faults = (value: unknown): [string, string][] => {
  const lido = readCompanhia(value);
  return lido.ok ? [] : lido.faltas.map(({ campo, mensagem }) => [campo, mensagem]);
};
const ofMarca = (marca: object) => faults({ ...umaCompanhia(), marca: { ...marcaPadrao, ...marca } });
const ofCores = (cores: object) => ofMarca({ cores: { ...coresPadrao, ...cores } });
const ofApps = (aplicativos: object) =>
  faults({ ...umaCompanhia(), aplicativos: { ...aplicativosPadrao, ...aplicativos } });

describe('a brand', () => {
  it.each<[string, Partial<Marca>]>([
    ['the build’s own', {}],
    ['colours that can be read', { cores: outrasCores }],
    ['a text of the logo', { logotipo: 'Serra & Mar' }],
    ['no line below the logo', { lema: '' }],
  ])('may have %s', (_, marca) => expect(ofMarca(marca)).toEqual([]));

  it.each<[string, object]>([
    ['marca.logotipo', { logotipo: 'x'.repeat(25) }],
    ['marca.logotipo', { logotipo: 'Serra\n' }],
    ['marca.lema', { lema: 'x'.repeat(81) }],
    ['marca.lema', { lema: undefined }],
    ['marca.cores', { cores: undefined }],
    ['marca', { slogan: 'Vamos' }],
  ])('is refused by %s: %j', (campo, marca) => expect(ofMarca(marca).map(([name]) => name)).toEqual([campo]));

  it.each(['#0B5A4F', '#fff', 'red', '#0b5a4f}', 'url(x)', '', 7])('takes no %j for a colour', (primaria) => {
    expect(ofCores({ clara: { ...coresPadrao.clara, primaria } }).map(([name]) => name)).toEqual([
      'marca.cores.clara.primaria',
    ]);
  });

  it.each<[string, Partial<CoresMarca>, string]>([
    ['clara.primaria', { clara: { primaria: '#8ab8b0', destaque: '#b2441a' } }, '1,8:1'],
    ['clara.destaque', { clara: { primaria: '#0b5a4f', destaque: '#ff8800' } }, '2,0:1'],
    ['escura.primaria', { escura: { primaria: '#0b5a4f', destaque: '#f39b6d' } }, '1,8:1'],
    ['escura.destaque', { escura: { primaria: '#73cfbb', destaque: '#7a2600' } }, '1,4:1'],
    ['faixa.fundo', { faixa: { fundo: '#2e9c8a', detalhe: '#000000' } }, '3,1:1'],
    ['faixa.detalhe', { faixa: { fundo: '#0c3f38', detalhe: '#2e7d70' } }, '2,4:1'],
  ])('is refused where %s cannot be read, with its measure', (campo, cores, medida) => {
    const found = ofCores(cores);
    expect(found.map(([name]) => name)).toEqual([`marca.cores.${campo}`]);
    expect(found[0]?.[1]).toContain(`Contraste de ${medida}, e o mínimo é 4,5:1.`);
  });

  it('is told every colour that cannot be read at once', () => {
    const pale = { primaria: '#cccccc', destaque: '#dddddd' };
    expect(ofCores({ clara: pale, faixa: { fundo: '#cccccc', detalhe: '#ffffff' } }).map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'marca.cores.clara.primaria',
        'marca.cores.clara.destaque',
        'marca.cores.faixa.fundo',
        'marca.cores.faixa.detalhe',
      ]),
    );
  });
});

describe('the apps', () => {
  const android = (change: Partial<Aplicativos['android']>) => ({
    android: { ...aplicativosPadrao.android, ...change },
  });
  const ios = (change: Partial<Aplicativos['ios']>) => ({ ios: { ...aplicativosPadrao.ios, ...change } });

  it.each<[string, object]>([
    ['none', {}],
    ['a certificate', android({ certificados: [SHA] })],
    ['a team', ios({ time: 'ABCDE12345' })],
    ['no identifier while none is published', { ...android({ pacote: '' }), ...ios({ pacote: '' }) }],
  ])('may be %s', (_, aplicativos) => expect(ofApps(aplicativos)).toEqual([]));

  it.each<[string, object]>([
    ['aplicativos.android.certificados[0]', android({ certificados: ['AB:CD'] })],
    ['aplicativos.android.certificados[1]', android({ certificados: [SHA, SHA.toLowerCase()] })],
    ['aplicativos.android.pacote', android({ pacote: 'empresa' })],
    ['aplicativos.android.pacote', android({ pacote: '', certificados: [SHA] })],
    ['aplicativos.android', { android: { ...aplicativosPadrao.android, chave: 1 } }],
    ['aplicativos.ios.time', ios({ time: 'abc' })],
    ['aplicativos.ios.pacote', ios({ pacote: '', time: 'ABCDE12345' })],
    ['aplicativos.ios.pacote', ios({ pacote: 'br.com."app"' })],
  ])('are refused by %s: %j', (campo, aplicativos) => {
    expect(ofApps(aplicativos).map(([name]) => name)).toEqual([campo]);
  });
});

describe('a document of before brand and apps', () => {
  const old = documentoAntigo({ nome: 'Viação Serra' });

  it('is read with the defaults', () => {
    expect(completeCompanhia(old)).toEqual(umaCompanhia({ nome: 'Viação Serra' }));
    expect(readDocumentoCompanhia(old)).toMatchObject({ ok: true, valor: { dados: { marca: marcaPadrao } } });
  });

  it('keeps what it says', () => {
    const marca = { ...marcaPadrao, cores: outrasCores };
    expect(completeCompanhia({ ...old, marca }).marca).toBe(marca);
  });

  it('is not taken from a form, which would lose the brand in force', () => {
    expect(faults(old).map(([name]) => name)).toEqual(['marca', 'aplicativos']);
  });
});
