import { foldText } from '../../lugares/busca/foldText';
import type { LugarPlanta, TipoRecurso } from '../../viagens/plantaOnibus';
import { rotulosClasse } from '../../viagens/viagem';
import type { EfeitoOnibus, OnibusResumo } from '../../wire/administracao/frota';
import type { Conteudo, Pincel } from './desenho';

/** Names of what a place may hold, and of what a press does. */
export const rotulosPincel: Record<Pincel, string> = {
  editar: 'Escolher um lugar',
  poltrona: 'Poltrona',
  vazio: 'Corredor ou vazio',
  wc: 'Banheiro',
  escada: 'Escada',
  motorista: 'Motorista',
  geladeira: 'Geladeira',
};

/** Short names, as they stand in the drawing. */
export const siglasRecurso: Record<TipoRecurso, string> = {
  wc: 'WC',
  escada: 'Esc.',
  motorista: 'Mot.',
  geladeira: 'Água',
};

/** A place with what it holds: `Fila 3, coluna 1: poltrona 5, executivo, acessível`. */
export function nomeDoLugar({ fila, coluna }: LugarPlanta, conteudo: Conteudo | undefined): string {
  const place = `Fila ${fila + 1}, coluna ${coluna + 1}`;
  if (conteudo === undefined) return `${place}: vazio`;
  // The name contains the short word that is seen, so that a person who speaks to the computer can say it.
  if (conteudo.tipo !== 'poltrona') {
    return `${place}: ${rotulosPincel[conteudo.tipo].toLowerCase()} (${siglasRecurso[conteudo.tipo]})`;
  }
  const { numero, classe, acessivel, preferencialMulheres } = conteudo;
  const marks = [acessivel && 'acessível', preferencialMulheres && 'preferencial para mulheres'].filter(Boolean);
  return [`${place}: poltrona ${numero}`, rotulosClasse[classe].toLowerCase(), ...marks].join(', ');
}

/** Seats of a coach by class: `32 executivo, 12 leito`. */
export const textoClasses = ({ classes }: Pick<OnibusResumo, 'classes'>): string =>
  classes.map(({ classe, lugares }) => `${lugares} ${rotulosClasse[classe].toLowerCase()}`).join(', ');

/** Coaches that have every word of a text in their name or their seats. */
export function filtrarOnibus<T extends Pick<OnibusResumo, 'nome' | 'classes'>>(
  onibus: readonly T[],
  texto: string,
): T[] {
  const words = foldText(texto).split(' ').filter(Boolean);
  return onibus.filter((um) => {
    const whole = foldText(`${um.nome} ${textoClasses(um)}`);
    return words.every((word) => whole.includes(word));
  });
}

const NUMBER = new Intl.NumberFormat('pt-BR');
const plural = (n: number, one: string, more: string): string => (n === 1 ? `1 ${one}` : `${NUMBER.format(n)} ${more}`);

/** `1 poltrona`, `46 poltronas`. */
export const textoPoltronas = (quantas: number): string => plural(quantas, 'poltrona', 'poltronas');

/** How much goes with a coach. */
export const textoUso = ({ horarios, partidas }: Pick<OnibusResumo, 'horarios' | 'partidas'>): string =>
  horarios === 0 && partidas === 0
    ? 'Nenhum horário o usa'
    : `${plural(horarios, 'horário', 'horários')}, ${plural(partidas, 'partida', 'partidas')} pela frente`;

/** The effect of a drawing; sold departures are told apart. */
export function textosDoDesenho({ horarios, partidas }: EfeitoOnibus): string[] {
  if (horarios === 0)
    return ['Nenhum horário usa este ônibus ainda. Ele pode ser escolhido na operação do dia e em exceções.'];
  return [
    `${plural(horarios, 'horário passa', 'horários passam')} a usar este desenho.`,
    `${plural(partidas.mudadas, 'partida muda', 'partidas mudam')}, sem ninguém com lugar.`,
  ];
}

/** Sold departures keep the coach that was sold. */
export const textoFicam = (mantidas: number): string =>
  `${plural(mantidas, 'partida com passageiros continua', 'partidas com passageiros continuam')} com o ônibus de antes, à venda. Troque o ônibus de cada uma na operação do dia.`;
