import type { Apresentacao } from '../../../src/domain/wire/companhia/companhia';

/** The words of the demonstration's company about itself. */
export const apresentacao: Apresentacao = {
  resumo:
    'A Itapê leva gente e encomenda pelas estradas do Brasil. O nome vem do tupi: itá, pedra, e pé, caminho. É assim que trabalhamos: pedra por pedra.',
  historia: [
    'Começamos ligando cidades que o avião não alcança e o trem esqueceu. Hoje nossas linhas passam por terminais de todas as regiões, de capitais a cidades de poucos milhares de habitantes.',
    'O aplicativo nasceu de uma pergunta simples: por que comprar uma passagem de ônibus precisa ser mais difícil do que viajar? Por isso o preço da busca já é o preço final, a poltrona fica guardada enquanto você paga e o bilhete abre sem internet.',
  ],
  compromissos: [
    {
      titulo: 'O preço que aparece é o preço que se paga',
      texto: 'Tarifa, pedágio, taxa de embarque e seguro já estão no cartão da viagem. Nada surge no fim.',
    },
    {
      titulo: 'Pago é bilhete, ou dinheiro de volta',
      texto: 'Todo pagamento confirmado termina em bilhete emitido ou em devolução, mesmo que a internet caia no meio.',
    },
    {
      titulo: 'Ônibus para todos',
      texto:
        'Lugares acessíveis em toda a frota, gratuidades pedidas na própria compra e um aplicativo que se usa por teclado e leitor de tela.',
    },
    {
      titulo: 'Segurança antes do horário',
      texto: 'Motoristas descansam por escala, e ônibus sem revisão em dia não sai da garagem.',
    },
    {
      titulo: 'Seus dados são seus',
      texto: 'Você vê, corrige, baixa e apaga o que guardamos. Quem só consulta horários não precisa dizer quem é.',
    },
  ],
};
