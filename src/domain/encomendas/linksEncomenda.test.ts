import { withCheck } from './codigoEncomenda';
import {
  etapasEncomenda,
  readCodigo,
  readEtapa,
  toBalcaoLink,
  toEtapaLink,
  toProntaLink,
  toRastreioLink,
} from './linksEncomenda';

const searchOf = (link: string) => (link.includes('?') ? link.slice(link.indexOf('?')) : '');
const CODIGO = withCheck('K7Q2MP4X');

describe('the address of a parcel being sent', () => {
  it.each(etapasEncomenda)('of %s opens that step again', (etapa) => {
    expect(readEtapa(searchOf(toEtapaLink(etapa)))).toBe(etapa);
  });

  it.each(['', '?etapa=', '?etapa=paga', '?etapa=Revisao', '?etapa=toString'])(
    '“%s” opens the first step',
    (search) => {
      expect(readEtapa(search)).toBe('cotacao');
    },
  );

  it('holds the code at the end, which a reload finds again', () => {
    const search = searchOf(toProntaLink(CODIGO));
    expect(readEtapa(search)).toBe('pronta');
    expect(readCodigo(search)).toBe(CODIGO);
  });
});

describe('the code in an address', () => {
  it('leads to tracking and to the counter', () => {
    expect(readCodigo(searchOf(toRastreioLink(CODIGO)))).toBe(CODIGO);
    expect(searchOf(toBalcaoLink(CODIGO))).toBe(`?balcao=${CODIGO}`);
    expect(searchOf(toBalcaoLink())).toBe('?balcao=');
  });

  it.each(['', '?codigo=', '?codigo=ITAAAAAAAAB', `?codigo=${CODIGO.slice(1)}`, '?codigo=<b>'])(
    '“%s” is none',
    (search) => expect(readCodigo(search)).toBeNull(),
  );

  it('is read as people write it', () => {
    expect(readCodigo(`?codigo=${CODIGO.toLowerCase().slice(0, 5)}-${CODIGO.slice(5)}`)).toBe(CODIGO);
  });
});
