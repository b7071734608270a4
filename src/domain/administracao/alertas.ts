import type { AlertaAberto } from '../wire/administracao/alertas';

/** Advice for each kind of alert; the server says what the alert means. */
const CONSELHOS: Readonly<Record<string, string>> = {
  I1: 'Veja o pedido antes da partida: alguém precisa de outra poltrona ou do dinheiro de volta.',
  I2: 'Confira no pedido o que foi recebido e devolvido; devolva a diferença ou emita o que falta.',
  I3: 'Confira com o banco se o dinheiro veio. Sem ele, cancele o bilhete.',
  I4: 'Espere o próximo giro do servidor; se passar de uma hora, veja por que a operadora ou o banco não responde.',
  I5: 'Pare e chame quem cuida do sistema: não repita devolução nem emissão à mão.',
  I6: 'Compare o que foi cobrado com os bilhetes e acerte a diferença com a pessoa.',
  C1: 'Compare os lançamentos do crédito com o pedido; os lançamentos não mudam, então avise quem cuida do sistema.',
  P1: 'Confira a passagem no sistema da operadora; a poltrona pode ser vendida a outra pessoa.',
  T1: 'Veja qual dos bilhetes vale e devolva o dinheiro do outro.',
  E1: 'Veja se há lugar no ônibus para o que o bilhete leva; sem lugar, devolva o valor do adicional.',
  G1: 'Confira a gratuidade ou o cupom com a pessoa antes do embarque.',
  A1: 'Veja se o banco aceita a devolução; o servidor continua tentando.',
  A2: 'O servidor continua tentando. Se o motivo for de fora, avise quem responde por aquele sistema.',
  A3: 'Confira se o servidor de e-mails responde e envie de novo.',
  A4: 'Cobre o passageiro por outro meio ou cancele o bilhete antes da partida.',
  A5: 'Junte os comprovantes e responda ao banco no prazo dele.',
  A6: 'Inclua a transportadora nos dados da empresa; até lá as linhas dela não são vendidas.',
  A7: 'Peça o novo certificado ao sistema de fora e troque o arquivo antes do vencimento.',
  A8: 'Avise quem responde por aquele sistema; o servidor volta a tentar sozinho.',
};

/** Advice about an alert. */
export const conselhoDe = ({ tipo }: Pick<AlertaAberto, 'tipo'>): string =>
  CONSELHOS[tipo] ?? 'Chame quem cuida do sistema.';

/** The alerts in which every word of a text occurs. */
export function filtrarAlertas(alertas: readonly AlertaAberto[], texto: string): AlertaAberto[] {
  const words = texto.toLowerCase().split(/\s+/).filter(Boolean);
  return alertas.filter(({ tipo, significado, detalhe, localizador }) => {
    const whole = `${tipo} ${significado} ${detalhe} ${localizador ?? ''}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
