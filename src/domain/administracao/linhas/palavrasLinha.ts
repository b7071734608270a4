import { type Dia, formatDia } from '../../base/data';
import { TODOS_OS_DIAS } from '../../viagens/tarifas/regraTarifa';
import type { MudancasPartidas } from '../../wire/administracao/catalogo';
import type { EfeitoExcecao, ExcecaoManual, HorarioDaLinha, TipoExcecao } from '../../wire/administracao/linhas';
import { diasDaSemana } from '../tarifas/palavrasTarifa';

/** Names of the kinds of exceptions, in display order. */
export const rotulosExcecao: Record<TipoExcecao, string> = {
  para: 'Não roda neste dia',
  roda: 'Roda, embora não esteja no quadro',
  muda: 'Sai em outra hora ou com outro ônibus',
  extra: 'Carro extra, além do horário',
};

const UTEIS = 0b0111110;
const FIM_DE_SEMANA = 0b1000001;

/** Weekdays of a timetable entry: `segunda a sexta`, `domingo, quarta`. */
export function textoDias(dias: number): string {
  if (dias === TODOS_OS_DIAS) return 'todos os dias';
  if (dias === UTEIS) return 'segunda a sexta';
  if (dias === FIM_DE_SEMANA) return 'sábado e domingo';
  const names = diasDaSemana.filter((_, bit) => (dias & (1 << bit)) !== 0);
  return names.length === 0 ? 'só em datas avulsas' : names.join(', ');
}

/** Days between which an entry holds. */
export const textoVigencia = ({ vigenteDe, vigenteAte }: Pick<HorarioDaLinha, 'vigenteDe' | 'vigenteAte'>): string =>
  vigenteAte === null ? `desde ${formatDia(vigenteDe)}` : `${formatDia(vigenteDe)} a ${formatDia(vigenteAte)}`;

/** A timetable entry as an option: `08:00, segunda a sexta, Executivo 46`. */
export const nomeDoHorario = ({ hora, dias, onibus }: HorarioDaLinha): string =>
  `${hora}, ${textoDias(dias)}, ${onibus}`;

/** An exception in one sentence; `horario` null is said beside it. */
export function descreveExcecao({ tipo, horario, hora, onibus }: Omit<ExcecaoManual, 'id' | 'data'>): string {
  const entry = horario === null ? 'um horário que saiu do quadro' : `o das ${horario}`;
  const coach = onibus === null ? '' : ` com ${onibus}`;
  if (tipo === 'para') return `Não roda ${entry}.`;
  if (tipo === 'extra') return `Carro extra às ${hora ?? ''}${coach}, como ${entry}.`;
  const time = hora === null ? '' : ` às ${hora}`;
  return tipo === 'roda' ? `Roda ${entry}${time}${coach}.` : `Muda ${entry}: sai${time}${coach}.`;
}

/** The effect of a change on the departure of its day; one that was sold is named apart. */
export function textosEfeito({ futura, partidas }: EfeitoExcecao): string[] {
  if (futura) return ['As partidas deste dia ainda não foram criadas. Elas já seguirão esta mudança.'];
  const { novas, mudadas, retiradas, mantidas } = partidas;
  const texts = [
    novas > 0 && 'Entra 1 partida à venda.',
    mudadas > 0 && 'Muda 1 partida, em que ninguém tem lugar.',
    retiradas > 0 && 'Sai 1 partida, em que ninguém tem lugar.',
    novas + mudadas + retiradas + mantidas === 0 && 'Nenhuma partida muda.',
  ];
  return texts.filter((text) => text !== false);
}

/** A sold departure that stays as it was sold: `24/12/2026, 08:00: 3 poltronas tomadas`. */
export const textoMantida = ({ dia, hora, poltronas }: MudancasPartidas['primeiras'][number]): string =>
  `${formatDia(dia)}, ${hora}: ${poltronas === 1 ? '1 poltrona tomada' : `${poltronas} poltronas tomadas`}`;

/** Minutes from the start of a line: `4h10`. */
export const textoTempo = (minutos: number): string =>
  `${Math.floor(minutos / 60)}h${String(minutos % 60).padStart(2, '0')}`;

/** The day of an exception with its weekday: `24/12/2026, quinta`. */
export const diaComSemana = (dia: Dia): string =>
  `${formatDia(dia)}, ${diasDaSemana[new Date(`${dia}T12:00:00Z`).getUTCDay()]}`;
