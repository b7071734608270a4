/** A paragraph, or steps to be followed in turn. */
export type BlocoAjuda = string | { passos: readonly string[] };

export const categoriasAjuda = {
  compra: 'Compra e pagamento',
  viagem: 'Bilhete e embarque',
  mudanca: 'Cancelar, remarcar e transferir',
  direitos: 'Direitos e gratuidades',
  bagagem: 'Bagagem e encomendas',
  conta: 'Conta e aplicativo',
} as const;
export type CategoriaAjuda = keyof typeof categoriasAjuda;

export interface ArtigoAjuda {
  /** Stands in the address; never changes. */
  id: string;
  categoria: CategoriaAjuda;
  titulo: string;
  corpo: readonly BlocoAjuda[];
  /** Other words that people look for it by. */
  palavras?: string;
  /** Where one does what it tells of. */
  link?: { href: string; texto: string };
}

const minhasViagens = { href: '/minhas-viagens', texto: 'Abrir Minhas viagens' };

/** The articles of the help, in the order in which their category lists them. To add one, write it here. */
export const artigosAjuda: readonly ArtigoAjuda[] = [
  {
    id: 'como-comprar',
    categoria: 'compra',
    titulo: 'Como comprar uma passagem',
    corpo: [
      {
        passos: [
          'Na página Passagens, informe origem, destino e data, e toque em Buscar viagens.',
          'Escolha a viagem. O preço que aparece já inclui tarifa, pedágio, taxa de embarque e seguro.',
          'Escolha as poltronas. Elas ficam reservadas para você por 10 minutos.',
          'Preencha os dados de quem viaja e pague com Pix ou cartão.',
        ],
      },
      'O bilhete chega por e-mail e fica em Minhas viagens, onde abre até sem internet.',
    ],
    link: { href: '/home', texto: 'Buscar viagens' },
  },
  {
    id: 'pagar-com-pix',
    categoria: 'compra',
    titulo: 'Pagar com Pix',
    corpo: [
      'Escolha Pix, escaneie o QR Code ou copie o código e pague no aplicativo do seu banco. O código vale enquanto a reserva durar.',
      'A página avança sozinha quando o pagamento chega, em geral em poucos segundos. Se ela não avançar, toque em Já paguei.',
      'Se o dinheiro chegar depois que a reserva venceu, tentamos a mesma poltrona, depois outra igual na mesma viagem; se não houver, devolvemos tudo pelo Pix.',
    ],
    palavras: 'qr code copia e cola comprovante demora pendente',
  },
  {
    id: 'pagar-com-cartao',
    categoria: 'compra',
    titulo: 'Pagar com cartão',
    corpo: [
      'Aceitamos cartão de crédito. O número vai direto para a operadora de pagamentos: ele não passa pelos nossos computadores.',
      'Seu banco pode pedir uma confirmação. A reserva espera por ela por até 5 minutos.',
      'Se o cartão for recusado, nada é cobrado. Tente outro cartão ou Pix antes que o tempo da reserva acabe.',
    ],
    palavras: 'credito recusado parcelas parcelar 3ds',
  },
  {
    id: 'cupom',
    categoria: 'compra',
    titulo: 'Usar um cupom de desconto',
    corpo: [
      'No passo Passageiros, digite o cupom e toque em Aplicar. O desconto aparece no resumo da compra antes do pagamento.',
      'O cupom desconta da tarifa. Pedágio, taxa de embarque e seguro não têm desconto.',
    ],
    palavras: 'promocao codigo',
  },
  {
    id: 'nao-recebi-o-bilhete',
    categoria: 'compra',
    titulo: 'Paguei e não recebi o bilhete',
    corpo: [
      {
        passos: [
          'Abra Minhas viagens e veja o pedido na aba Pendentes ou Próximas.',
          'Toque em Atualizar. Conferimos o pagamento na hora.',
          'Procure nosso e-mail também na caixa de spam.',
        ],
      },
      'Pagamento confirmado vira bilhete ou volta para você: nenhum pedido pago fica sem um dos dois.',
    ],
    palavras: 'email sumiu pix nao confirmou',
    link: minhasViagens,
  },
  {
    id: 'documentos-para-embarcar',
    categoria: 'viagem',
    titulo: 'Documentos para embarcar',
    corpo: [
      'Leve um documento com foto, físico ou digital: RG, CNH, passaporte ou carteira profissional. O CPF sozinho não vale para embarcar.',
      'Crianças de até 11 anos podem embarcar com a certidão de nascimento.',
      'O nome no documento tem de ser o do bilhete.',
    ],
    palavras: 'identidade rg cnh crianca certidao',
  },
  {
    id: 'embarque-com-codigo',
    categoria: 'viagem',
    titulo: 'Embarcar com o celular',
    corpo: [
      'O bilhete tem três códigos: o de embarque, que o motorista lê; o da catraca do terminal, onde houver; e o fiscal, que serve para consultar a nota.',
      'Abra o bilhete em Minhas viagens antes de sair de casa. Depois de aberto uma vez, ele funciona sem internet.',
      'Chegue 30 minutos antes da partida.',
    ],
    palavras: 'qr code catraca plataforma sem internet bpe',
    link: minhasViagens,
  },
  {
    id: 'menor-de-idade',
    categoria: 'viagem',
    titulo: 'Menores de 16 anos viajando sem os pais',
    corpo: [
      'Menores de 16 anos só viajam desacompanhados com autorização judicial ou dos pais, com firma reconhecida (Resolução CNJ 295/2019).',
      'Com um adulto da família até o terceiro grau, basta o documento que prove o parentesco.',
      'Crianças de até 5 anos podem ir no colo, sem poltrona: uma por adulto.',
    ],
    palavras: 'crianca adolescente autorizacao colo bebe',
  },
  {
    id: 'atraso-da-viagem',
    categoria: 'viagem',
    titulo: 'Minha viagem está atrasada',
    corpo: [
      'Veja a situação de qualquer viagem em Informação de viagem, sem precisar entrar. Se a sua atrasar, também avisamos por e-mail.',
      'Com mais de 1 hora de atraso, você escolhe: embarcar por outra empresa, receber o dinheiro de volta ou esperar. Com mais de 3 horas, a alimentação é por nossa conta (Lei 11.975/2009).',
    ],
    palavras: 'demora horario plataforma painel',
    link: { href: '/informacao-de-viagem', texto: 'Ver a situação da viagem' },
  },
  {
    id: 'cancelar-passagem',
    categoria: 'mudanca',
    titulo: 'Cancelar e receber de volta',
    corpo: [
      'Abra o bilhete em Minhas viagens e toque em Cancelar passagem. Antes de confirmar, mostramos quanto volta e por quê.',
      'Compra feita pela internet, sem uso, cancelada em até 7 dias: volta tudo. Depois disso, até 3 horas antes da partida, a multa é de no máximo 5 % da tarifa.',
      'O dinheiro volta pelo mesmo meio do pagamento, em até 30 dias.',
    ],
    palavras: 'reembolso estorno devolucao multa desistir arrependimento',
    link: minhasViagens,
  },
  {
    id: 'remarcar-passagem',
    categoria: 'mudanca',
    titulo: 'Trocar data ou horário',
    corpo: [
      'Abra o bilhete e toque em Remarcar. Até 3 horas antes da partida a troca não tem multa; depois, ou se você perdeu o ônibus, pode custar até 20 % da tarifa.',
      'A passagem vale por 1 ano desde a compra, na mesma linha e no mesmo sentido. Classe mais cara paga a diferença; mais barata, devolvemos.',
    ],
    palavras: 'alterar mudar dia adiar perdi o onibus',
    link: minhasViagens,
  },
  {
    id: 'transferir-passagem',
    categoria: 'mudanca',
    titulo: 'Passar o bilhete para outra pessoa',
    corpo: [
      'Abra o bilhete, toque em Transferir e informe quem vai viajar. Não custa nada: emitimos um bilhete novo na mesma poltrona, e o antigo deixa de valer.',
    ],
    palavras: 'trocar nome titular terceiro',
    link: minhasViagens,
  },
  {
    id: 'gratuidade-idoso',
    categoria: 'direitos',
    titulo: 'Passagem do idoso',
    corpo: [
      'Quem tem 60 anos ou mais e renda de até 2 salários mínimos tem direito, na classe convencional das linhas interestaduais, a 2 lugares grátis por viagem; se já foram dados, a pelo menos 50 % de desconto.',
      'Peça na compra, no passo Passageiros, até 3 horas antes da partida, e leve o comprovante de renda ou a Carteira da Pessoa Idosa.',
    ],
    palavras: '60 anos gratis desconto terceira idade carteira',
  },
  {
    id: 'id-jovem',
    categoria: 'direitos',
    titulo: 'ID Jovem',
    corpo: [
      'Jovens de 15 a 29 anos com a ID Jovem têm 2 lugares grátis e 2 com 50 % de desconto por viagem, na classe convencional. Pedágio e taxa de embarque são pagos.',
      'Informe o número da ID Jovem no passo Passageiros, até 3 horas antes da partida, e leve a identidade jovem e um documento com foto.',
    ],
    palavras: 'jovem gratis meia estudante',
  },
  {
    id: 'passe-livre',
    categoria: 'direitos',
    titulo: 'Passe Livre da pessoa com deficiência',
    corpo: [
      'Quem tem a credencial do Passe Livre viaja de graça em 2 lugares por viagem da classe convencional, com acompanhante se a credencial disser.',
      'Os lugares acessíveis estão marcados no mapa de poltronas. Se precisar de ajuda para embarcar, avise nossos canais até 3 horas antes.',
    ],
    palavras: 'pcd cadeira de rodas acessibilidade acompanhante cadeirante',
  },
  {
    id: 'bagagem',
    categoria: 'bagagem',
    titulo: 'Quanto posso levar de bagagem',
    corpo: [
      'No bagageiro: até 30 kg e 300 dm³, com o maior lado de até 1 metro. Na cabine: até 5 kg, que caibam no porta-embrulhos.',
      'Guarde o tíquete da bagagem: é com ele que você retira a mala no destino.',
      'Passando disso, o excesso pode ser cobrado, se houver espaço.',
    ],
    palavras: 'mala peso quilos excesso mochila',
  },
  {
    id: 'animais',
    categoria: 'bagagem',
    titulo: 'Viajar com animais',
    corpo: [
      'Cão-guia viaja sempre, sem custo, ao lado de quem acompanha.',
      'Cães e gatos pequenos viajam em caixa própria, com carteira de vacinação e atestado veterinário recente. Fale com nossos canais antes de comprar: há um limite por viagem.',
    ],
    palavras: 'cachorro gato pet cao guia',
  },
  {
    id: 'bagagem-perdida',
    categoria: 'bagagem',
    titulo: 'Minha bagagem sumiu ou chegou danificada',
    corpo: [
      'Avise ainda no terminal e registre uma reclamação aqui na ajuda, com o número do tíquete e o localizador da compra.',
      'Você recebe um protocolo na hora e a resposta em até 7 dias.',
    ],
    palavras: 'extravio mala perdida esqueci objeto achados',
    link: { href: '/atendimento-ajuda?canal=manifestacao', texto: 'Registrar reclamação' },
  },
  {
    id: 'criar-conta',
    categoria: 'conta',
    titulo: 'Criar a conta e entrar',
    corpo: [
      'Toque em Entrar. Você pode entrar com Google, com Apple, ou com e-mail e senha. Na primeira vez, pedimos nome, CPF, data de nascimento e celular.',
      'É preciso ter 14 anos ou mais.',
    ],
    palavras: 'cadastro login google apple',
  },
  {
    id: 'esqueci-a-senha',
    categoria: 'conta',
    titulo: 'Esqueci minha senha',
    corpo: [
      'Toque em Entrar e depois em Esqueci minha senha. Enviamos um código para o seu e-mail; com ele você escolhe uma senha nova.',
      'Quem entra com Google ou Apple não tem senha aqui: recupere a senha lá.',
    ],
    palavras: 'recuperar redefinir codigo login',
  },
  {
    id: 'meus-dados',
    categoria: 'conta',
    titulo: 'Ver, corrigir e apagar meus dados',
    corpo: [
      'Em Minha conta você corrige seus dados, baixa tudo o que guardamos sobre você e pode excluir a conta (Lei 13.709/2018, a LGPD).',
      'O que a lei fiscal obriga a guardar das compras fica, sem dizer de quem era.',
    ],
    palavras: 'lgpd privacidade excluir exportar',
    link: { href: '/minha-conta', texto: 'Abrir Minha conta' },
  },
];

/** One article by the id of its address. */
export const artigoAjuda = (id: string | null): ArtigoAjuda | undefined =>
  artigosAjuda.find((artigo) => artigo.id === id);

/** Ways to talk to the company. */
export const canaisAtendimento: readonly { nome: string; valor: string; href: string; quando: string }[] = [
  { nome: 'Telefone', valor: '0800 000 0000', href: 'tel:08000000000', quando: 'Todos os dias, 24 horas' },
  {
    nome: 'Telefone para pessoas surdas',
    valor: '0800 000 0001',
    href: 'tel:08000000001',
    quando: 'Todos os dias, 24 horas',
  },
  {
    nome: 'E-mail',
    valor: 'atendimento@itape.test',
    href: 'mailto:atendimento@itape.test',
    quando: 'Resposta em até 2 dias úteis',
  },
  { nome: 'ANTT, a agência que nos fiscaliza', valor: '166', href: 'tel:166', quando: 'Todos os dias, 24 horas' },
];
