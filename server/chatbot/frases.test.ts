import type { Dia } from '../../src/domain/base/data';
import { resolveDia } from '../../src/domain/chatbot/dias';
import { understand } from '../../src/domain/chatbot/understand';
import type { Entendido } from '../../src/domain/chatbot/entendido';
import { localidades } from '../seed/localidades';
import { toLexico } from './lexico';
import { assuntos, viagens } from './testdata/frases';

/** A Wednesday. */
const HOJE: Dia = '2026-11-18';
const lexico = toLexico(localidades);

const dayOf = (dito: Entendido['ida'], base?: Dia): string => {
  if (!dito) return '';
  const day = resolveDia(dito, HOJE, base);
  if ('impossivel' in day) return 'impossível';
  return 'dia' in day ? day.dia.slice(5) : `${day.inicio.slice(5)}..${day.fim.slice(5)}`;
};

/** The understood fields in one line: places, day, way back, hour, people, class, order. */
function summarize(dito: Entendido): string {
  const ida = dayOf(dito.ida);
  const base = dito.ida && resolveDia(dito.ida, HOJE);
  const places = [dito.origem?.[0]?.nome ?? '', dito.destino?.[0]?.nome ?? ''];
  const back = dito.volta && `volta ${dayOf(dito.volta, base && 'dia' in base ? base.dia : undefined)}`;
  const parts = [places.join('') && places.join(' > '), ida, back ?? wayOf(dito), faixaOf(dito)];
  const people = dito.pessoas && `${dito.pessoas}p`;
  return [...parts, people, dito.classe, dito.ordem].filter(Boolean).join(', ').trim();
}

function wayOf({ idaVolta, mesmoDia }: Entendido): string | false {
  if (idaVolta === undefined) return false;
  return idaVolta ? (mesmoDia ? 'bate e volta' : 'ida e volta') : 'só ida';
}

const faixaOf = ({ faixa }: Entendido): string | undefined => faixa && (faixa.chegada ? 'chegada ' : '') + faixa.nome;

describe('what people write to the assistant', () => {
  it.each(viagens)('“%s” is %s', (frase, entendida) => {
    expect(summarize(understand(frase, lexico, null))).toBe(entendida);
  });

  it.each(assuntos)('“%s” is about %s', (frase, assunto) => {
    const { assunto: tema, cortesia } = understand(frase, lexico, null);
    const found = tema ?? cortesia;
    expect([found?.tipo, found?.tipo === 'artigo' && found.id].filter(Boolean).join(' ')).toBe(assunto);
  });

  it('is tried with enough of them', () => {
    expect(viagens.length + assuntos.length).toBeGreaterThan(200);
  });
});
