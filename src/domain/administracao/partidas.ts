import { motivosViagem } from '../viagens/motivoViagem';
import { rotuloAtraso } from '../viagens/situacaoViagem';
import type { NovoStatusViagem } from '../wire/viagens/operacao';
import type { Mudanca } from '../viagens/trocaOnibus/ocupante';
import type { EstadoInformado, PreviaOnibus, RegistroPartida } from '../wire/administracao/partidas';

type Ocupante = PreviaOnibus['ocupantes'][number];

/** A change of one departure. */
export type AcaoPartida =
  | { tipo: 'informar'; status: NovoStatusViagem }
  | { tipo: 'desfazer' }
  | { tipo: 'onibus'; layoutId: number; mudancas: Mudanca[]; motivo?: string };

/** Confirmation shown after a change. */
export const feitoNaPartida: Record<AcaoPartida['tipo'], string> = {
  informar: 'Partida atualizada. Os passageiros serão avisados.',
  desfazer: 'Aviso desfeito. Quem foi avisado recebe a correção.',
  onibus: 'Ônibus trocado. Quem mudou de poltrona será avisado.',
};

/** A state in a few words: `1h 10min de atraso, plataforma 12. Chuva forte na estrada.` */
export function textoEstado(estado: EstadoInformado | null): string {
  if (estado === null) return 'No horário';
  const { situacao, atrasoMinutos, plataforma, motivo } = estado;
  const head = situacao === 'cancelada' ? 'Cancelada' : (rotuloAtraso(atrasoMinutos) ?? 'No horário');
  const place = plataforma === null ? '' : `, plataforma ${plataforma}`;
  return `${head}${place}.${motivo === null ? '' : ` ${motivosViagem[motivo]}`}`;
}

const titulos: Record<RegistroPartida['tipo'], string> = {
  informado: 'Andamento informado',
  desfeito: 'Aviso desfeito',
  onibus: 'Ônibus trocado',
};
/** Name of an act. */
export const tituloDoRegistro = ({ tipo }: RegistroPartida): string => titulos[tipo];

/** The state before and after an act. */
export function mudancaDoRegistro(registro: RegistroPartida): string {
  if (registro.tipo === 'onibus') {
    const { antes, depois, mudancas, motivo } = registro;
    const people = mudancas === 1 ? ' 1 pessoa mudou de poltrona.' : ` ${mudancas} pessoas mudaram de poltrona.`;
    const why = motivo === null ? '' : ` Motivo: ${motivo}`;
    return `De ${antes} para ${depois}.${mudancas === 0 ? '' : people}${why}`;
  }
  return `Antes: ${textoEstado(registro.antes).replace(/\.$/, '')}. Depois: ${textoEstado(registro.depois).replace(/\.$/, '')}.`;
}

/** A person of a departure: `Poltrona 46, pedido K7M2QX`. */
export const textoOcupante = ({ poltrona, localizador }: Pick<Ocupante, 'poltrona' | 'localizador'>): string =>
  `Poltrona ${poltrona}, ${localizador === null ? 'em reserva' : `pedido ${localizador}`}`;

/** `31 passageiros com bilhete, em 28 pedidos, e 2 poltronas em reserva.` */
export function textoAfetados(passageiros: number, pedidos: number, emReserva: number): string {
  const people = passageiros === 1 ? '1 passageiro com bilhete' : `${passageiros} passageiros com bilhete`;
  const orders = passageiros === 0 ? '' : `, em ${pedidos === 1 ? '1 pedido' : `${pedidos} pedidos`}`;
  const held = emReserva === 0 ? '' : `, e ${emReserva === 1 ? '1 poltrona' : `${emReserva} poltronas`} em reserva`;
  return `${people}${orders}${held}.`;
}
