import { meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';
import { rotulosMeio } from '../../../domain/agencia/teclasDeVenda';

/** Label and button of each payment method at the counter. */
export const textosMeio: Record<MeioBalcao, { rotulo: string; acao: string; onde?: string }> = {
  dinheiro: { rotulo: rotulosMeio.dinheiro, acao: 'Receber e emitir' },
  debito: { rotulo: rotulosMeio.debito, acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  credito: { rotulo: rotulosMeio.credito, acao: 'Cobrar na maquininha', onde: 'Maquininha' },
  pix: { rotulo: rotulosMeio.pix, acao: 'Mostrar o QR do Pix' },
  link: { rotulo: rotulosMeio.link, acao: 'Gerar link de pagamento' },
};

/** `Alt+1` is the first payment method, and so on. */
export const atalhoDe = (meio: MeioBalcao): string => `Alt+${meiosBalcao.indexOf(meio) + 1}`;
