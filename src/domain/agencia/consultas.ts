import type { MotivoConsulta } from '../wire/agencia/consultas';

/** Labels of look-ups with their reasons. */
export const nomeConsulta: Record<MotivoConsulta, string> = {
  busca_email: 'Conta procurada por e-mail',
  busca_cpf: 'Conta procurada por CPF',
  abertura: 'Pedido de cliente aberto com localizador e documento',
  abertura_recusada: 'Tentativa de abrir pedido com dados que não conferem',
  detalhe: 'Detalhes de um pedido',
  segunda_via: 'Segunda via de bilhete',
  cobranca: 'Cobrança de um pedido',
  exportacao: 'Lista de pedidos exportada',
  busca_trilha: 'Procura de quem viu os dados desta pessoa',
  encomenda: 'Encomenda com remetente e destinatário',
};
