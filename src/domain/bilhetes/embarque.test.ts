import { type ClaimsEmbarque, iniciaisDe, readCodigoEmbarque, textoAssinado } from './embarque';

const claims: ClaimsEmbarque = {
  bilheteId: '0197c0de-0000-7000-8000-000000000001',
  viagemId: '100012345',
  poltrona: 12,
  origem: '1',
  destino: '20',
  dia: '2026-12-01',
  hora: '23:30',
  iniciais: 'CG',
  emitidoEm: '2026-11-21T12:34:56.000Z',
  chave: '1',
};
const assinatura = 'A'.repeat(86);
const codigo = `${textoAssinado(claims)}.${assinatura}`;

describe('a boarding code', () => {
  it('comes apart into what was signed and its signature, spaces around it or not', () => {
    expect(readCodigoEmbarque(` ${codigo}\n`)).toEqual({
      claims,
      assinado: textoAssinado(claims),
      assinatura: new Uint8Array(64),
    });
  });

  it.each([
    '',
    'IT1',
    'IT1..',
    `IT2.${codigo.slice(4)}`,
    `${codigo}.x`,
    `${textoAssinado(claims)}.curta`,
    `IT1.@@@.${assinatura}`,
    `IT1.${btoa('a:b:c')}.${assinatura}`,
    'https://bpe.fazenda.sp.gov.br/BPe/qrcode?chBPe=1&tpAmb=2',
    'CT1.1.202612012330.35260712345678000123630010000000011000000108',
  ])('is not %j', (texto) => expect(readCodigoEmbarque(texto)).toBeNull());

  it('names the person by two letters at most', () => {
    expect(['Conceição Araújo de Antônio Guimarães', 'Élida', ' ana  sá ', '…', ''].map(iniciaisDe)).toEqual([
      'CG',
      'E',
      'AS',
      '',
      '',
    ]);
  });
});
