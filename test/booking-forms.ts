/** A complete kiter's form as a browser sends it; give what differs. */
export function kiterForm(differences: Record<string, unknown> = {}) {
  return {
    packageType: 'kiter',
    firstName: 'Awa',
    lastName: 'Jallow',
    email: 'awa@example.com',
    phone: '+32 470 00 00 00',
    emergencyContact: 'Lamin Jallow',
    emergencyPhone: '+220 300 0000',
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    selectedDiet: 'vegan',
    age: '31',
    weight: '62',
    height: '171',
    kitingExperience: 'Two lessons so far',
    selectedWetsuitSize: 'M',
    selectedWetsuitGender: 'female',
    healthConditions: '',
    status: 'booking_submitted',
    ...differences,
  }
}

/** A complete companion's form, without any of the kiter's fields. */
export function companionForm(differences: Record<string, unknown> = {}) {
  return {
    packageType: 'non-kiter',
    firstName: 'Lena',
    lastName: 'Peeters',
    email: 'lena@example.com',
    phone: '+32 470 00 00 01',
    emergencyContact: 'Jan Peeters',
    emergencyPhone: '+32 470 00 00 02',
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    selectedDiet: 'no-diet',
    status: 'booking_submitted',
    ...differences,
  }
}
