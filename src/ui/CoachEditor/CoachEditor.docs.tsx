import type { ComponentDocs } from '../docs/componentDocs';
import { CoachEditor } from './CoachEditor';
import { sampleDeck } from './sampleDeck';

const nothing = () => undefined;

export const coachEditorDocs: ComponentDocs = {
  summary: 'Um piso de ônibus para desenhar: cada lugar é um botão, da frente para trás.',
  status: 'beta',
  useWhen: ['Alguém da empresa desenha um ônibus: põe, tira e numera poltronas.'],
  avoidWhen: ['A pessoa escolhe onde viajar: use SeatMap.', 'O ônibus só se vê: use CoachPlan.'],
  examples: [
    {
      right: {
        text: 'O nome de cada lugar diz onde ele fica e o que tem.',
        sample: (
          <CoachEditor label="Piso inferior" rows={sampleDeck(3, 'executivo')} selected={null} onPress={nothing} />
        ),
      },
      wrong: {
        text: '“Lugar 7” não diz onde, nem o quê.',
        sample: (
          <CoachEditor
            label="Ônibus"
            rows={sampleDeck(3, 'executivo').map((row) => row.map((cell) => ({ ...cell, name: `Lugar ${cell.text}` })))}
            selected={null}
            onPress={nothing}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Lugar', role: 'Botão com o número da poltrona ou a sigla do que não é poltrona; tracejado quando vazio.' },
    { part: 'Cor', role: 'A classe, que o nome também diz.' },
    { part: 'Borda grossa', role: 'Poltrona acessível; borda dupla: o lugar escolhido.' },
  ],
  properties: {
    label: 'Nome do piso: Piso inferior.',
    rows: 'Os lugares por fileira, da frente para trás, e em cada uma da esquerda para a direita.',
    selected: 'O lugar cujos detalhes estão à vista.',
    onPress: 'Chamada com a fileira e a coluna tocadas.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Entra no desenho, no último lugar visitado, e sai dele.' },
    { keys: 'Setas', action: 'Vão ao lugar vizinho.' },
    { keys: 'Enter ou Espaço', action: 'Pressionam o lugar.' },
  ],
  screenReader: ['“Piso inferior, grade; Fila 3, coluna 1: poltrona 5, executivo, botão”'],
  wcag: ['1.4.1 Uso de cor', '2.1.1 Teclado', '2.5.8 Tamanho do alvo', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem desenha lê as falhas em um Alert ao lado.',
    Carregando: 'Quem busca o ônibus mostra Skeleton no lugar dele.',
    'Conteúdo longo': 'Um número tem dois algarismos, e uma sigla quatro letras.',
  },
};
