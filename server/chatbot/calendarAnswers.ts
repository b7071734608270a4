import type { Passo } from '../../src/domain/chatbot/passos';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import type { DiaCalendario } from '../../src/domain/wire/viagens/viagens';
import { answer, say, type Answer, type Asked, type Sources } from './answer';
import { diaComoOpcao } from './textos';

const DIAS_BARATOS = 4;

/** Whether a day of the calendar has departures for sale. */
export const hasPrice = (day: DiaCalendario): day is DiaCalendario & { menorPrecoCentavos: number } =>
  day.menorPrecoCentavos !== null;

/** The cheapest days of a period. */
export async function answerCalendar(
  { viagens }: Sources,
  { conversa }: Asked,
  { origem, destino, inicio, fim }: Extract<Passo, { tipo: 'calendario' }>,
): Promise<Answer> {
  const days = (await viagens.calendar(origem.id, destino.id, inicio, fim)).filter(hasPrice);
  const where = `${origem.nome} → ${destino.nome}`;
  if (days.length === 0) {
    const text = `Não encontrei viagem de ${where} entre ${diaComoOpcao(inicio)} e ${diaComoOpcao(fim)}.`;
    return answer(conversa, [say(text)], ['Qualquer dia', 'Nova busca']);
  }
  const cheapest = [...days].sort((a, b) => a.menorPrecoCentavos - b.menorPrecoCentavos).slice(0, DIAS_BARATOS);
  const lines = cheapest.map(
    ({ data, menorPrecoCentavos }) => `${diaComoOpcao(data)}: ${formatCentavos(menorPrecoCentavos)}`,
  );
  const text = [`Os dias mais baratos de ${where}, por pessoa:`, ...lines, 'Qual você prefere?'].join('\n');
  return answer(
    conversa,
    [say(text)],
    cheapest.map(({ data }) => diaComoOpcao(data)),
  );
}
