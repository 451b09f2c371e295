/** The electricity distribution companies of Nigeria. */
export const discos: readonly { readonly id: string; readonly name: string }[] = [
  { id: "abuja-electric", name: "Abuja Electricity (AEDC)" },
  { id: "benin-electric", name: "Benin Electricity (BEDC)" },
  { id: "eko-electric", name: "Eko Electricity (EKEDC)" },
  { id: "enugu-electric", name: "Enugu Electricity (EEDC)" },
  { id: "ibadan-electric", name: "Ibadan Electricity (IBEDC)" },
  { id: "ikeja-electric", name: "Ikeja Electric (IKEDC)" },
  { id: "jos-electric", name: "Jos Electricity (JED)" },
  { id: "kaduna-electric", name: "Kaduna Electric (KAEDCO)" },
  { id: "kano-electric", name: "Kano Electricity (KEDCO)" },
  { id: "portharcourt-electric", name: "Port Harcourt Electricity (PHED)" },
  { id: "yola-electric", name: "Yola Electricity (YEDC)" },
];
