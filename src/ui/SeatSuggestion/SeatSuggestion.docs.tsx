import type { ComponentDocs } from '../docs/componentDocs';
import { SeatSuggestion } from './SeatSuggestion';

const quiet = { onAccept: () => undefined, onDismiss: () => undefined };

export const seatSuggestionDocs: ComponentDocs = {
  summary: 'Propõe poltronas juntas para um grupo, para aceitar com um toque.',
  status: 'beta',
  useWhen: ['Viajam duas pessoas ou mais e há lugares juntos livres; acima do mapa.'],
  avoidWhen: ['A pessoa já escolheu no mapa: não troque a escolha dela.', 'Para escolher entre todas: use SeatMap.'],
  examples: [
    {
      right: {
        text: 'Diz como ficam e quanto custam juntas.',
        sample: (
          <SeatSuggestion
            {...quiet}
            poltronas={[21, 22]}
            descricao="Lado a lado, janela e corredor."
            total="R$ 225,00"
          />
        ),
      },
      wrong: {
        text: 'Propaganda no lugar do fato: não diz onde ficam.',
        sample: <SeatSuggestion {...quiet} poltronas={[21, 22]} descricao="Os melhores lugares para você!" />,
      },
    },
  ],
  anatomy: [
    { part: 'Poltronas', role: 'Os números, em ordem.' },
    { part: 'Descrição e total', role: 'Como ficam no ônibus e o preço de todas, com taxas.' },
    { part: '“Ficar com as poltronas…”', role: 'Aceita; repete os números, para quem só ouve o botão.' },
    { part: '“Escolher no mapa”', role: 'Dispensa a proposta.' },
  ],
  properties: {
    poltronas: 'As poltronas sugeridas, em ordem; lista vazia quando não há juntas, nula enquanto procura.',
    descricao: 'Como elas ficam: Lado a lado, janela e corredor, no piso superior.',
    total: 'O total de todas, já escrito como dinheiro.',
    accepting: 'A reserva está a caminho.',
    error: 'Por que não deu: A poltrona 21 acaba de ser reservada por outra pessoa.',
    onAccept: 'Chamada com as poltronas aceitas.',
    onDismiss: 'Chamada por quem prefere escolher no mapa.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Aceitar, depois “Escolher no mapa”.' },
    { keys: 'Enter ou Espaço', action: 'Aciona; enquanto reserva, aceitar não repete.' },
  ],
  screenReader: [
    '“Lugares juntos, grupo”',
    '“Poltronas sugeridas, lista com 2 itens: 21, 22”',
    '“Ficar com as poltronas 21 e 22, botão”',
    'Enquanto procura: “Procurando lugares juntos”',
  ],
  wcag: ['2.1.1 Teclado', '2.4.6 Cabeçalhos e rótulos', '2.5.8 Tamanho do alvo', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
