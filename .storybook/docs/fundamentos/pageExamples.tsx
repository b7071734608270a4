import { Accordion } from '../../../src/ui/Accordion/Accordion';
import { Alert } from '../../../src/ui/Alert/Alert';
import { Button } from '../../../src/ui/Button/Button';
import { Card } from '../../../src/ui/Card/Card';
import { Columns } from '../../../src/ui/Columns/Columns';
import { Grid } from '../../../src/ui/Grid/Grid';
import { MaskedTextInput } from '../../../src/ui/MaskedTextInput/MaskedTextInput';
import { PriceBreakdown } from '../../../src/ui/PriceBreakdown/PriceBreakdown';
import { Prose } from '../../../src/ui/Prose/Prose';
import { Select } from '../../../src/ui/Select/Select';
import { Stack } from '../../../src/ui/Stack/Stack';
import { TextInput } from '../../../src/ui/TextInput/TextInput';
import type { FoundationExamples } from './foundationDocs';
import { oneQuestion, questionOverQuestion } from './layerExamples';

const still = () => undefined;

const legs = [
  <Card key="ida">
    <strong>Ida.</strong> Sábado, 05/12, 22:30, do Tietê, em São Paulo.
  </Card>,
  <Card key="volta">
    <strong>Volta.</strong> Domingo, 13/12, 18:00, da Novo Rio, no Rio de Janeiro.
  </Card>,
];

const price = (
  <PriceBreakdown
    rows={[
      { label: 'Tarifa', value: 'R$\u00a0100,00' },
      { label: 'Taxa de embarque', value: 'R$\u00a012,50' },
    ]}
    total={'R$\u00a0112,50'}
  />
);

const pay = (
  <Button variant="accent" fullWidth>
    Pagar com Pix
  </Button>
);

/** Right and wrong uses of the foundations about whole pages, their layers and their words, live. */
export const pageExamples: FoundationExamples = {
  'Fundamentos/Pontos de quebra': [
    {
      right: {
        text: 'Grid mede o espaço que tem: nesta moldura estreita, e também numa janela larga, os cartões ficam um embaixo do outro.',
        sample: <Grid min={22}>{legs}</Grid>,
      },
      wrong: {
        text: 'Columns mede a janela: a partir de 960 px são duas colunas, mesmo nesta moldura, e o texto se espreme.',
        sample: <Columns shape="even">{legs}</Columns>,
      },
    },
  ],
  'Fundamentos/Camadas': [
    {
      right: {
        text: 'Uma pergunta por cima da página, com tudo o que se precisa saber; a resposta a fecha.',
        sample: oneQuestion,
      },
      wrong: {
        text: 'Um diálogo sobre outro: a segunda pergunta esconde a primeira, e quem volta não sabe a qual respondeu.',
        sample: questionOverQuestion,
      },
    },
  ],
  'Fundamentos/Mensagens': [
    {
      right: {
        text: 'A frase da especificação está no campo de que fala, e some quando ele muda.',
        sample: (
          <TextInput
            name="mensagem-certa"
            label="Nome completo"
            value="Ana"
            error="Informe um nome válido"
            onChange={still}
          />
        ),
      },
      wrong: {
        text: 'Longe do campo e com outras palavras: qual dado, de quem, e o que falta nele?',
        sample: (
          <Stack>
            <Alert kind="danger">Há dados inválidos no formulário.</Alert>
            <TextInput name="mensagem-errada" label="Nome completo" value="Ana" onChange={still} />
          </Stack>
        ),
      },
    },
    {
      right: {
        text: 'Diz o que houve, nas palavras do catálogo, e o que fazer agora.',
        sample: (
          <Alert kind="danger" title="Prezado Cliente" action={<Button variant="secondary">Tentar novamente</Button>}>
            Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.
          </Alert>
        ),
      },
      wrong: {
        text: 'O código serve a quem programa; quem viaja não sabe se espera, tenta ou desiste.',
        sample: (
          <Alert kind="danger" title="Erro 503">
            Service unavailable.
          </Alert>
        ),
      },
    },
  ],
  'Fundamentos/Tipos de documento': [
    {
      right: {
        text: 'Primeiro o tipo: ele traz a máscara, a regra e a frase que diz o que falta.',
        sample: (
          <Stack>
            <Select
              name="documento-tipo"
              label="Documento de embarque"
              value="cpf"
              options={[
                { value: 'cpf', label: 'CPF' },
                { value: 'rg', label: 'RG' },
                { value: 'cnh', label: 'CNH' },
                { value: 'passaporte', label: 'Passaporte' },
              ]}
              onChange={still}
            />
            <MaskedTextInput
              name="documento-certo"
              label="Número do CPF"
              mask="cpf"
              value="529.982.247-2"
              error="Informe um CPF válido"
              onChange={still}
            />
          </Stack>
        ),
      },
      wrong: {
        text: 'Um campo para todos: nenhuma regra serve a cinco documentos, e o erro não sabe dizer o que falta.',
        sample: (
          <TextInput
            name="documento-errado"
            label="Documento (RG, CPF, CNH ou passaporte)"
            value="529.982.247-2"
            error="Documento inválido"
            onChange={still}
          />
        ),
      },
    },
  ],
  'Fundamentos/Página inteira': [
    {
      right: {
        text: 'A página termina no que ela quer que se faça, uma vez, depois do preço inteiro.',
        sample: (
          <Stack>
            {price}
            {pay}
          </Stack>
        ),
      },
      wrong: {
        text: 'O botão vem antes do preço e se repete depois: pede-se o pagamento sem dizer quanto, duas vezes.',
        sample: (
          <Stack>
            {pay}
            {price}
            {pay}
          </Stack>
        ),
      },
    },
  ],
  'Fundamentos/Página de leitura': [
    {
      right: {
        text: 'O que se lê em ordem fica à vista, em linhas curtas: Prose.',
        sample: (
          <Prose>
            <ol>
              <li>Chegue 30 minutos antes da partida.</li>
              <li>Separe o documento que está no bilhete.</li>
              <li>Mostre o código do bilhete ao motorista.</li>
            </ol>
          </Prose>
        ),
      },
      wrong: {
        text: 'Accordion é para perguntas independentes: aqui cada passo se abre sozinho, e ninguém vê o caminho todo.',
        sample: (
          <Accordion
            level={3}
            items={[
              { id: 'passo-1', title: 'Passo 1', content: 'Chegue 30 minutos antes da partida.' },
              { id: 'passo-2', title: 'Passo 2', content: 'Separe o documento que está no bilhete.' },
              { id: 'passo-3', title: 'Passo 3', content: 'Mostre o código do bilhete ao motorista.' },
            ]}
          />
        ),
      },
    },
  ],
};
