import type { ComponentDocs } from '../docs/componentDocs';
import { SeatClasses } from './SeatClasses';
import { sampleClasses } from './sampleClasses';

const note = 'O desenho mostra como é a classe; o modelo da poltrona muda de um ônibus para outro.';

export const seatClassesDocs: ComponentDocs = {
  summary: 'Mostra em desenho a poltrona de cada classe de um ônibus, com os lugares, a fila e o que há a bordo.',
  status: 'beta',
  useWhen: [
    'A pessoa compara classes: nas poltronas, nos detalhes de uma viagem e na página da frota.',
    'Dentro de SeatClassesRoom, onde o código ou os dados ainda vêm: o lugar dela fica guardado.',
  ],
  avoidWhen: [
    'Se escolhe uma poltrona: use SeatMap; aqui nada se escolhe.',
    'Há foto do ônibus: mostre a foto, o desenho é de quem não a tem.',
  ],
  examples: [
    {
      right: {
        text: 'Só o que a planta do ônibus diz: lugares, fila, banheiro.',
        sample: (
          <SeatClasses
            label="Classes e comodidades"
            classes={sampleClasses.slice(3, 4)}
            onBoard={[{ tipo: 'wc', texto: 'Banheiro' }]}
            note={note}
          />
        ),
      },
      wrong: {
        text: 'Uma promessa que nenhum cadastro sustenta.',
        sample: (
          <SeatClasses
            label="Classes e comodidades"
            classes={sampleClasses.slice(3, 4).map((one) => ({ ...one, seats: 'Reclina 165°, com Wi-Fi' }))}
            note={note}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Desenho',
      role: 'A poltrona de lado; a seta diz quanto o encosto deita, o verde cheio é o apoio das pernas.',
    },
    { part: 'Barro', role: 'A seta e o apoio da cabeça: onde o olho compara.' },
    { part: 'Fila', role: 'Vista de cima: com menos poltronas na fila, cada uma é mais larga.' },
    { part: 'A bordo (opcional)', role: 'O que vale para o ônibus inteiro.' },
    { part: 'Nota', role: 'O desenho é da classe, não do ônibus.' },
  ],
  properties: {
    label: 'Nome da lista.',
    classes: 'As classes, da mais barata à mais cara, com o que cada poltrona oferece.',
    onBoard: 'O que o ônibus inteiro tem.',
    note: 'Uma frase sobre os limites dos desenhos, uma vez por página.',
  },
  keyboard: [],
  screenReader: [
    '“Classes e comodidades, grupo”, “Desenho: encosto reclinado, apoio para os pés, imagem; Executivo; 44 poltronas, piso superior; 2 + 2 por fila”',
    '“A bordo, lista com 2 itens: Banheiro, Água gelada”',
  ],
  wcag: [
    '1.1.1 Conteúdo não textual',
    '1.3.1 Informações e relações',
    '1.4.1 Uso de cor',
    '1.4.11 Contraste não textual',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão, com cinco classes.' }],
  notApplicable: {
    Erro: 'Não busca nada: a falha é da tela que a mostra.',
    Carregando: 'SeatClassesRoom guarda o lugar dela, vazio.',
    Vazio: 'Todo ônibus tem ao menos uma classe.',
    Teclado: 'Nada nela recebe foco.',
  },
};
