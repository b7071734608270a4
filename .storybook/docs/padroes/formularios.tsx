import { Button } from '../../../src/ui/Button/Button';
import { Stack } from '../../../src/ui/Stack/Stack';
import { TextInput } from '../../../src/ui/TextInput/TextInput';
import type { PatternPages } from './patternDocs';

const still = () => undefined;

/** Patterns of what a person types and sends. */
export const formularioPatterns: PatternPages = {
  'Padrões/Formulários e erros': {
    summary: 'Perguntar só o que é preciso, e dizer o que falta ao lado de onde falta.',
    useWhen: ['A pessoa escreve ou escolhe algo que só vale quando ela envia.'],
    avoidWhen: [
      'A escolha vale na hora: use Switch, Chip ou FilterGroup, sem botão de enviar.',
      'Há uma pergunta só de sim ou não: use ConfirmDialog.',
    ],
    rules: [
      'O formulário é o react-final-form com um esquema yup do domínio, o mesmo que o servidor usa: as duas recusas dizem a mesma frase.',
      'A frase de um campo aparece quando ele é deixado ou quando o envio falha, nunca enquanto se escreve, e tem o seu lugar reservado: nada pula sob o dedo.',
      'Um envio recusado leva o foco ao primeiro campo com erro, ou ao ErrorSummary quando os erros podem estar fora da vista.',
      'O que o servidor recusa aparece no campo que ele nomeia, até que o valor mude.',
      'Uma falha que não é da pessoa guarda o que foi escrito e deixa tentar de novo. O segundo envio não faz a coisa duas vezes.',
      'O botão de enviar pode ser tocado: quem o toca fica sabendo o que falta. Onde a especificação o quer apagado, a frase do que falta está ao lado dele e é a sua descrição.',
    ],
    choices: [
      { when: 'Todos escrevem do mesmo jeito', use: 'MaskedTextInput' },
      { when: 'Até cinco opções', use: 'RadioGroup' },
      { when: 'Mais de cinco opções', use: 'Select, ou PlaceCombobox para lugares' },
      { when: 'Um número pequeno', use: 'NumberStepper' },
      { when: 'Um valor em reais', use: 'MoneyInput' },
      { when: 'Dois campos curtos do mesmo assunto', use: 'FieldGrid, lado a lado a partir de 600 px' },
    ],
    examples: [
      {
        right: {
          text: 'A frase diz o que fazer, no campo.',
          sample: (
            <TextInput name="cpf-certo" label="CPF" value="111.111" error="Informe um CPF válido" onChange={still} />
          ),
        },
        wrong: {
          text: 'O exemplo no lugar do rótulo some quando se escreve, e o erro não diz o caminho.',
          sample: (
            <TextInput
              name="cpf-errado"
              label="Dados"
              placeholder="CPF"
              value=""
              error="Campo inválido!"
              onChange={still}
            />
          ),
        },
      },
      {
        right: {
          text: 'O botão diz o que vai acontecer e pode sempre ser tocado.',
          sample: <Button>Criar conta</Button>,
        },
        wrong: { text: 'Apagado e sozinho, ele não diz o que falta.', sample: <Button disabled>Enviar</Button> },
      },
    ],
    words: [
      'Rótulo: um substantivo, sem dois-pontos. Obrigatório é o comum; o que é opcional diz “(opcional)”.',
      'Erro: começa pelo verbo e diz o caminho: “Informe”, “Escolha”, “Confira”.',
      'Dica: uma frase, antes do erro, só onde o rótulo não basta.',
    ],
    access: [
      'Cada campo tem o seu rótulo ligado a ele; erro e dica são a descrição dele, lidos quando o foco chega.',
      'Enter envia a partir de qualquer campo de uma linha.',
      'Nada se decide só pela cor: o erro tem palavra e ícone.',
    ],
    components: [
      'TextInput',
      'MaskedTextInput',
      'Select',
      'RadioGroup',
      'Checkbox',
      'FieldGrid',
      'ErrorSummary',
      'Button',
    ],
    shown: [
      { title: 'Telas/Passagens', story: 'Campos com erro' },
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Campos com erro' },
      { title: 'Telas/Finalize seu cadastro', story: 'CPF já cadastrado' },
      { title: 'Telas/Finalize seu cadastro', story: 'Erro do servidor' },
      { title: 'Telas/Administração, agências', story: 'Nova agência: CNPJ cadastrado' },
    ],
  },
  'Padrões/Confirmar o que não tem volta': {
    summary: 'Antes de destruir ou gastar, os fatos; depois, um botão que repete o verbo.',
    useWhen: ['O que vai acontecer tira dinheiro, lugar ou dados de alguém, ou toca outras pessoas.'],
    avoidWhen: [
      'Dá para desfazer: faça, e ofereça desfazer num Alert.',
      'A pergunta vem a cada vez: quem responde sempre sim deixa de ler.',
    ],
    rules: [
      'Antes da pergunta, os fatos: o que se perde, o que volta, por qual regra, a quantas pessoas toca.',
      'O botão repete o verbo do título; o outro diz o que fica como está. danger só onde algo é destruído.',
      'A confirmação leva o valor que estava na tela: se ele mudou no servidor, nada é feito, e o novo é mostrado.',
      'Fechar um caixa repete o que foi contado e a diferença.',
      'Sem resposta do servidor, a tela não diz que fez nem que não fez: diz que não sabe, e deixa perguntar.',
    ],
    examples: [
      {
        right: {
          text: 'Os dois botões dizem o que fica de cada escolha.',
          sample: (
            <Stack gap={2}>
              <strong>Cancelar a passagem de Maria?</strong>
              <span>Devolvemos {'R$\u00a0106,88'} por Pix em até 5 dias.</span>
              <Button variant="danger">Cancelar passagem</Button>
              <Button variant="secondary">Manter passagem</Button>
            </Stack>
          ),
        },
        wrong: {
          text: 'Sem fatos, e com dois botões que podem querer dizer o mesmo.',
          sample: (
            <Stack gap={2}>
              <strong>Tem certeza?</strong>
              <span>Esta ação é irreversível.</span>
              <Button>Sim</Button>
              <Button variant="secondary">Cancelar</Button>
            </Stack>
          ),
        },
      },
    ],
    words: [
      'Título: a pergunta, com o verbo e o nome da coisa.',
      'Botões: “Cancelar passagem” e “Manter passagem”, nunca “Sim” e “Não”.',
      'Depois: o que foi feito, com o valor, na própria página.',
    ],
    access: [
      'O foco entra no diálogo, não sai dele, e volta ao botão que o abriu.',
      'Esc é desistir. Enquanto o servidor não responde, Esc espera.',
    ],
    components: ['ConfirmDialog', 'Dialog', 'Alert', 'RefundSummary', 'Button'],
    shown: [
      { title: 'Telas/Pós-venda', story: 'Padrão' },
      { title: 'Telas/Pós-venda', story: 'Cancelada em outra aba' },
      { title: 'Telas/Minha conta', story: 'Excluir conta' },
      { title: 'Telas/Relatório de fechamento', story: 'Contagem de R$ 0,00, confirmar' },
      { title: 'Telas/Administração, operação do dia', story: 'Cancelamento a confirmar' },
      { title: 'Telas/Administração, operação do dia', story: 'Troca de ônibus a confirmar' },
    ],
  },
  'Padrões/Passos com barra no pé': {
    summary: 'Uma compra em passos curtos, com o próximo sempre ao alcance do polegar.',
    useWhen: ['Há mais de uma decisão, na ordem, e cada uma muda o que vem depois.'],
    avoidWhen: [
      'Cabe numa página sem rolar: um formulário só.',
      'Os passos podem vir em qualquer ordem: use Tabs ou Accordion.',
    ],
    rules: [
      'Cada passo tem um endereço: recarregar e voltar funcionam, e o que foi escrito continua lá.',
      'Stepper diz onde se está e quantos faltam; no celular, uma faixa diz viagem, dia, hora e poltrona.',
      'No celular a barra do pé tem o total e um botão; no computador ela é PurchaseSummary, ao lado.',
      'O que impede de continuar aparece na própria barra, e não no alto da página que já rolou.',
      'O passo seguinte só pede o que o anterior não disse.',
    ],
    examples: [
      {
        right: { text: 'O botão diz para onde vai.', sample: <Button>Continuar para o pagamento</Button> },
        wrong: { text: '“Avançar” não diz se já se paga.', sample: <Button>Avançar</Button> },
      },
    ],
    words: [
      'Nome de passo: um substantivo: Poltronas, Passageiros, Pagamento, Bilhete.',
      'O que falta: a frase começa por “Falta”: “Falta escolher uma poltrona”.',
    ],
    access: [
      'A barra do pé não cobre o campo que tem o foco.',
      'A cada passo o foco vai ao título, que diz qual é.',
      'O que a barra passa a dizer é anunciado.',
    ],
    components: ['Stepper', 'PurchaseSummary', 'Drawer', 'HoldTimer', 'Alert'],
    shown: [
      { title: 'Telas/Comprar viagem/Poltronas', story: 'Continuar sem escolher' },
      { title: 'Telas/Comprar viagem/Passageiros', story: 'Padrão' },
      { title: 'Telas/Encomendas', story: 'Revisão' },
      { title: 'Fluxos/Compra', story: 'Da busca ao bilhete' },
    ],
  },
};
