import { formatDia, FUSO_DA_SEDE } from '../../domain/base/data';
import { nomeLocalidade } from '../../domain/viagens/camposBusca';
import type { Localidade } from '../../domain/wire/lugares/localidades';
import type { Parada } from '../../domain/wire/viagens/viagens';

export const ETAPAS = ['Cotação', 'Pessoas', 'Documento', 'Revisão'] as const;

export const trechoDe = ({ origem, destino }: { origem: Localidade; destino: Localidade }): string =>
  `${nomeLocalidade(origem)} para ${nomeLocalidade(destino)}`;

/** `22/11/2026 às 06:30` */
export const quandoParada = ({ dia, hora }: Pick<Parada, 'dia' | 'hora'>): string => `${formatDia(dia)} às ${hora}`;

const relogio = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO_DA_SEDE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `22/11/2026 às 23:41`, in São Paulo time. */
export const quandoInstante = (instante: string): string => relogio.format(new Date(instante)).replace(', ', ' às ');

/** Local time of an instant, by the offset it carries. */
export const quandoLocal = (instante: string): string => {
  const [dia = '', hora = ''] = instante.split('T');
  return `${formatDia(dia)} às ${hora.slice(0, 5)}`;
};

export const meiosDoBalcao = [
  { value: 'dinheiro', label: 'Dinheiro' },
  { value: 'pix', label: 'Pix' },
  { value: 'debito', label: 'Cartão de débito' },
  { value: 'credito', label: 'Cartão de crédito' },
] as const;
